import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import { berlin } from '../time/berlin.ts'
import type { Wall } from '../wall.ts'

const day = 24 * 60 * 60_000

/** How long an article counts as opened, and is kept: longer than any month. */
export const meterKeptMs = 32 * day

/** The free articles of a reader in a month. */
export type Meter = {
  /** How many there are, and how many of them are left. */
  readonly of: number
  readonly left: number
  /** YYYY-MM-DD: the day from which there are new ones. */
  readonly renewsAt: string
}

/** The month whose articles count, by the calendar in Berlin: `2026-11`. */
export const meterMonth = (now: Date): string => dayOf(now).slice(0, 7)

/** A day as ISO 8601 writes it. */
const dayOf = (instant: Date) => formatISO(instant, { representation: 'date', in: berlin })

/** What is asked of the meter. */
type MeterInput = {
  /** How many articles the edition gives a month. */
  of: number
  /** Those that the reader has opened in this month, each once. */
  opened: readonly string[]
  article: string
  now: Date
}

/**
 * Whether a reader without a plan reads a locked article all the same. `opened`: it was counted before and costs nothing;
 * `counts`: it is one of those that are left, once it has been noted; `usedUp`: none is left.
 * Source: docs/spec/presentation.md#free-articles.
 */
export function meterOf({ of, opened, article, now }: MeterInput): {
  readonly decision: 'opened' | 'counts' | 'usedUp'
  readonly meter: Meter
} {
  const meter = meterLeft({ of, opened, now })
  if (opened.includes(article)) return { decision: 'opened', meter }
  return { decision: meter.left > 0 ? 'counts' : 'usedUp', meter }
}

/** What is left of the free articles. An edition may give fewer than were opened before it changed its mind. */
export function meterLeft({ of, opened, now }: Omit<MeterInput, 'article'>): Meter {
  const next = addMonths(startOfMonth(now, { in: berlin }), 1)
  return { of, left: Math.max(0, of - opened.length), renewsAt: dayOf(next) }
}

/** Who has free articles: every reader whose plans are known and do not open the text. */
export const isMetered = ({ state }: Pick<Wall, 'state'>): boolean =>
  state !== 'stranger' && state !== 'outage'

'use client'

import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { nowMs } from '../browser/clock.ts'
import { useLocale } from '../hooks/use-words.ts'
import { devWarning } from '../parts/dev-warning.ts'
import { isDevelopment } from '../parts/is-development.ts'
import {
  type ArticleDateOptions,
  type ArticleDates,
  articleDate,
  type DateDisplayMode,
  dateDisplayMode,
} from './article-date.ts'

export type DateDisplayOptions = Omit<ArticleDateOptions, 'mode' | 'words' | 'timeZone'> & {
  /** Publication and change as Unix timestamps in seconds. */
  dates: ArticleDates
  /** The server's clock; the browser must be given the same moment, so that hydration finds the same text. */
  now: Date
  /** `none`, `recent` (at most 3 hours old) or `always`, in any case of letters. @default 'recent' */
  mode?: DateDisplayMode | (string & {}) | undefined
  /** The reader's clock, in milliseconds. @default the browser's */
  clock?: (() => number) | undefined
}

export type DateDisplayProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & DateDisplayOptions

// How often a date that time still changes is renewed.
const refreshMs = 30_000

/**
 * The date of an article; nothing at all when its mode hides it. While time changes it, it is renewed twice a minute,
 * in no live region, so that nobody is interrupted; on pages without hydration `refreshDates` does that by the data
 * attributes. Source: docs/spec/presentation.md#dates.
 */
export function DateDisplay({
  dates,
  now,
  mode,
  story,
  relativeStyle,
  ignoreEarlierChange,
  clock,
  ...rest
}: DateDisplayProps) {
  const date = useDateDisplay({ dates, now, mode, story, relativeStyle, ignoreEarlierChange, clock })
  return date && <time {...rest} {...date} />
}

/**
 * What a `time` element says of an article's date, or undefined when there is none to show: for a block that shows
 * more than the date and has to know.
 */
export function useDateDisplay({ dates, now, mode, clock = nowMs, ...options }: DateDisplayOptions) {
  const { dates: words, timeZone } = useLocale()
  const [current, setCurrent] = useState(now)
  const shownMode = knownMode(mode)
  const printed = articleDate(dates, current, { ...options, mode: shownMode, words, timeZone })
  const isMoving = printed !== undefined && !printed.settled
  const renew = useEffectEvent(() => setCurrent(new Date(clock())))
  useEffect(() => {
    if (!isMoving) return
    renew()
    const timer = setInterval(renew, refreshMs)
    return () => clearInterval(timer)
  }, [isMoving])
  return (
    printed && {
      children: printed.text,
      dateTime: printed.at.toISOString(),
      'data-refresh': isMoving ? shownMode : undefined,
      'data-relative': isMoving ? options.relativeStyle : undefined,
      // A part that comes to life late finds a text that `refreshDates` has renewed.
      suppressHydrationWarning: true,
    }
  )
}

function knownMode(mode: string | undefined): DateDisplayMode {
  const known = dateDisplayMode(mode ?? 'recent')
  if (isDevelopment && known === undefined)
    devWarning('DateDisplay', `mode '${mode}' is none of none, recent, always; took 'recent'`)
  return known ?? 'recent'
}

import {
  type ArticleDateOptions,
  type ArticleDates,
  type DateDisplayMode,
  dateDisplayMode,
  liveArticleDate,
} from '@leserkonto/rules'
import { articleDate } from '@leserkonto/rules/article-date'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { devWarning } from '../dev-warning/dev-warning.tsx'
import { readerClock } from './clock.ts'

export type DateDisplayProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> &
  Omit<ArticleDateOptions, 'mode'> & {
    /** Publication and change as Unix timestamps in seconds. */
    dates: ArticleDates
    /** The server's clock; the browser must be given the same moment, so that hydration finds the same text. */
    now: Date
    /** `none`, `recent` (at most 3 hours old) or `always`, in any case of letters. @default 'recent' */
    mode?: DateDisplayMode | (string & {}) | undefined
    /** The reader's clock, in milliseconds. @default the browser's */
    clock?: (() => number) | undefined
  }

// How often a date that time still changes is renewed.
const refreshMs = 30_000

// A constant of the build: the date library stays out of the browser's bundle.
const printedDate = import.meta.env.SSR ? articleDate : liveArticleDate

/**
 * The date of an article; nothing at all when its mode hides it. While time changes it, it is renewed twice a minute,
 * in no live region, so that nobody is interrupted; on pages without hydration `refreshDates` does that by the data
 * attributes. Source: seed presentation §9 "Dates".
 */
export function DateDisplay({
  dates,
  now,
  mode,
  story,
  relativeStyle,
  ignoreEarlierChange,
  clock = readerClock,
  ...rest
}: DateDisplayProps) {
  const [current, setCurrent] = useState(now)
  const shownMode = knownMode(mode)
  const options = { mode: shownMode, story, relativeStyle, ignoreEarlierChange }
  const printed = printedDate(dates, current, options)
  const isMoving = printed !== undefined && !printed.settled
  const renew = useEffectEvent(() => setCurrent(new Date(clock())))
  useEffect(() => {
    if (!isMoving) return
    renew()
    const timer = setInterval(renew, refreshMs)
    return () => clearInterval(timer)
  }, [isMoving])
  if (printed === undefined) return null
  return (
    <time
      {...rest}
      dateTime={printed.at.toISOString()}
      data-refresh={isMoving ? shownMode : undefined}
      data-relative={isMoving ? relativeStyle : undefined}
      // A part that comes to life late finds the text that `refreshDates` has renewed meanwhile.
      suppressHydrationWarning
    >
      {printed.text}
    </time>
  )
}

function knownMode(mode: string | undefined): DateDisplayMode {
  const known = dateDisplayMode(mode ?? 'recent')
  if (known === undefined)
    devWarning('DateDisplay', `mode '${mode}' is none of none, recent, always; took 'recent'`)
  return known ?? 'recent'
}

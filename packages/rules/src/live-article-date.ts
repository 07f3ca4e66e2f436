import {
  type ArticleDate,
  type ArticleDateOptions,
  type ArticleDates,
  articleDateForm,
} from './article-date-form.ts'
import type { BerlinTime } from './berlin-time.ts'

// Made when a day is printed: a phone takes a tenth of a second, and most dates that are renewed are hours old.
let germanDay: Intl.DateTimeFormat | undefined

function longDay({ year, month, day }: BerlinTime): string {
  germanDay ??= new Intl.DateTimeFormat('de-DE', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return germanDay.format(Date.UTC(year, month - 1, day))
}

/** `articleDate` for the browser: the same text from the platform's own German, without a date library. */
export const liveArticleDate = (
  dates: ArticleDates,
  now: Date,
  options: ArticleDateOptions = {},
): ArticleDate | undefined => articleDateForm(dates, now, options, longDay)

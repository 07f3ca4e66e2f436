import {
  type ArticleDate,
  type ArticleDateOptions,
  type ArticleDates,
  articleDateForm,
} from './article-date-form.ts'
import type { BerlinTime } from './berlin-time.ts'

const germanDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const longDay = ({ year, month, day }: BerlinTime) => germanDay.format(Date.UTC(year, month - 1, day))

/** `articleDate` for the browser: the same text from the platform's own German, without a date library. */
export const liveArticleDate = (
  dates: ArticleDates,
  now: Date,
  options: ArticleDateOptions = {},
): ArticleDate | undefined => articleDateForm(dates, now, options, longDay)

import type { Month } from 'date-fns'
import { de } from 'date-fns/locale/de'
import {
  type ArticleDate,
  type ArticleDateOptions,
  type ArticleDates,
  articleDateForm,
} from './article-date-form.ts'
import type { BerlinTime } from './berlin-time.ts'

// The locale's month names alone: a formatter would read the day in the zone of the process.
const longDay = ({ year, month, day }: BerlinTime) =>
  // Months of a calendar day run from 1 to 12.
  `${day}. ${de.localize.month((month - 1) as Month)} ${year}`

/**
 * The printed date of an article for the server: date-fns carries the German month names, so the page reads the
 * same whatever language data the runtime was built with. The browser renews it with `liveArticleDate`.
 */
export const articleDate = (
  dates: ArticleDates,
  now: Date,
  options: ArticleDateOptions = {},
): ArticleDate | undefined => articleDateForm(dates, now, options, longDay)

import { format } from 'date-fns/format'
import { de } from 'date-fns/locale/de'
import {
  type ArticleDate,
  type ArticleDateOptions,
  type ArticleDates,
  articleDateForm,
} from './article-date-form.ts'
import type { BerlinTime } from './berlin-time.ts'

// Noon of the day exists in every zone and every week, so the process's own zone cannot move it to a neighbour.
const longDay = ({ year, month, day }: BerlinTime) =>
  format(new Date(year, month - 1, day, 12), 'd. MMMM yyyy', { locale: de })

/**
 * The printed date of an article for the server: date-fns carries the German month names, so the page reads the
 * same whatever language data the runtime was built with. The browser renews it with `liveArticleDate`.
 */
export const articleDate = (
  dates: ArticleDates,
  now: Date,
  options: ArticleDateOptions = {},
): ArticleDate | undefined => articleDateForm(dates, now, options, longDay)

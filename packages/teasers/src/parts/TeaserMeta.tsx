import { dateDisplayMode, hasArticleDate } from '@leserkonto/rules'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import type { TeaserArticle } from '../article.ts'
import type { TeaserOptions } from '../teaser-options.ts'
import classes from './parts.module.css'

type DateOptions = Pick<
  TeaserOptions,
  'now' | 'clock' | 'dateDisplay' | 'relativeStyle' | 'ignoreEarlierChange'
>

type TeaserMetaProps = {
  article: TeaserArticle
  /** '' where nobody is named. */
  authors: string
  options: DateOptions
}

/** Authors and date in one line; nothing at all when there is neither. */
export const TeaserMeta = ({ article, authors, options }: TeaserMetaProps) =>
  authors === '' && !showsDate(article, options) ? null : (
    <p className={classes.meta}>
      {/* Glued to the dot between, so that no line begins with it. */}
      {authors && `${authors}\u00a0`}
      <DateDisplay
        dates={article}
        now={options.now}
        clock={options.clock}
        mode={options.dateDisplay}
        relativeStyle={options.relativeStyle}
        ignoreEarlierChange={options.ignoreEarlierChange}
        className={authors === '' ? undefined : classes.afterAuthors}
      />
    </p>
  )

const showsDate = (article: TeaserArticle, { now, dateDisplay, ignoreEarlierChange }: DateOptions) =>
  hasArticleDate(article, now, { mode: dateDisplayMode(dateDisplay ?? 'recent'), ignoreEarlierChange })

'use client'

import { useDateDisplay } from '@leserkonto/ui/DateDisplay'
import type { TeaserArticle } from '../article.ts'
import type { TeaserOptions } from '../teaser-options.ts'
import classes from './parts.module.css'

type TeaserMetaProps = {
  article: TeaserArticle
  /** '' where nobody is named. */
  authors: string
  options: Pick<TeaserOptions, 'now' | 'clock' | 'dateDisplay' | 'relativeStyle' | 'ignoreEarlierChange'>
}

/** Authors and date in one line; nothing at all when there is neither. */
export function TeaserMeta({ article, authors, options }: TeaserMetaProps) {
  const date = useDateDisplay({
    dates: article,
    now: options.now,
    clock: options.clock,
    mode: options.dateDisplay,
    relativeStyle: options.relativeStyle,
    ignoreEarlierChange: options.ignoreEarlierChange,
  })
  if (authors === '' && date === undefined) return null
  return (
    <p className={classes.meta}>
      {/* Glued to the dot between, so that no line begins with it. */}
      {authors && `${authors}\u00a0`}
      {date && <time className={authors === '' ? undefined : classes.afterAuthors} {...date} />}
    </p>
  )
}

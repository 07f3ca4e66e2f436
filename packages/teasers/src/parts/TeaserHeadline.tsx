'use client'

import { Link } from '@leserkonto/ui/Link'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { oneOf } from '@leserkonto/ui/parts/one-of'
import { truncate } from '@leserkonto/ui/parts/truncate'
import type { MouseEvent } from 'react'
import type { TeaserArticle } from '../article.ts'
import { type TeaserHeadingTag, teaserHeadingTags } from '../teaser-options.ts'
import classes from './parts.module.css'
import { trimmed } from './teaser-facts.ts'

type TeaserHeadlineProps = {
  block: string
  article: Pick<TeaserArticle, 'url' | 'headline' | 'teaser'>
  /** Stands for a headline that the data lacks. */
  untitled: string
  headingTag: TeaserHeadingTag | undefined
  max: number
  onClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  isComment: boolean
}

/** The headline with the teaser's one link, which covers the whole teaser. A cut one keeps its full text as title. */
export function TeaserHeadline({
  block,
  article,
  untitled,
  headingTag,
  max,
  onClick,
  isComment,
}: TeaserHeadlineProps) {
  const Tag = oneOf(block, 'headingTag', headingTag, teaserHeadingTags, 'h3')
  // A link needs a name, whatever the data lacks.
  const headline = trimmed(article.headline) || trimmed(article.teaser) || untitled
  const shown = truncate(headline, max, true)
  return (
    <Tag className={classNames(classes.headline, isComment && classes.comment)}>
      <Link
        href={article.url}
        className={classes.link}
        title={shown === headline ? undefined : headline}
        onClick={onClick}
      >
        {shown}
      </Link>
    </Tag>
  )
}

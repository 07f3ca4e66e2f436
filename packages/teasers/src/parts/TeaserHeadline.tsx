'use client'

import { uiTexts } from '@leserkonto/texts'
import { useWords } from '@leserkonto/ui/hooks/use-words'
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
  headingTag: TeaserHeadingTag | undefined
  max: number
  onClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  isComment: boolean
}

/** The headline with the teaser's one link, which covers the whole teaser. A cut one keeps its full text as title. */
export function TeaserHeadline({ block, article, headingTag, max, onClick, isComment }: TeaserHeadlineProps) {
  const words = useWords('teaser', uiTexts.teaser)
  const Tag = oneOf(block, 'headingTag', headingTag, teaserHeadingTags, 'h3')
  // A link needs a name, whatever the data lacks.
  const headline = trimmed(article.headline) || trimmed(article.teaser) || words.untitled
  const shown = truncate(headline, max, { atWord: true })
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

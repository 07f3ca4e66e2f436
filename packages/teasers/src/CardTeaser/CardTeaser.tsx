'use client'

import type { ImageRatio } from '@leserkonto/ui/Image'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ComponentProps } from 'react'
import type { TeaserArticle } from '../article.ts'
import { dataAttributes } from '../parts/data-attributes.ts'
import { reportClick } from '../parts/report-click.ts'
import { TeaserHeadline } from '../parts/TeaserHeadline.tsx'
import { TeaserMeta } from '../parts/TeaserMeta.tsx'
import { TeaserPicture } from '../parts/TeaserPicture.tsx'
import { PictureSkeleton, WordsSkeleton } from '../parts/TeaserSkeletons.tsx'
import { TeaserTopline } from '../parts/TeaserTopline.tsx'
import { teaserFacts, useFactWords } from '../parts/teaser-facts.ts'
import { teaserLimits } from '../parts/teaser-form.ts'
import { cardImage } from '../teaser-image.ts'
import type { TeaserOptions } from '../teaser-options.ts'
import classes from './CardTeaser.module.css'

export type CardTeaserProps<Article extends TeaserArticle = TeaserArticle> = Omit<
  ComponentProps<'article'>,
  'children'
> &
  TeaserOptions<Article> & {
    /** Without one, placeholders are shown. */
    article: Article | null | undefined
    /** Show placeholders whatever the article. @default false */
    loading?: boolean | undefined
    /** Shape of the picture; of all cards in a row the same. @default '3/2' */
    ratio?: ImageRatio | undefined
    /** One of the first view: its picture is loaded at once and first. @default false */
    priority?: boolean | undefined
  }

/**
 * An article as a card of a slider: always the same shape, the card's own picture first, a headline of at most 60
 * characters, no text. Source: docs/spec/presentation.md#card-teaser.
 */
export function CardTeaser<Article extends TeaserArticle>({
  article,
  loading = false,
  ratio = '3/2',
  priority,
  now,
  clock,
  headingTag,
  dateDisplay,
  relativeStyle,
  ignoreEarlierChange,
  hideAuthors,
  headlineMax = teaserLimits.cardHeadline,
  mergeLists,
  onArticleClick,
  className,
  ...rest
}: CardTeaserProps<Article>) {
  const words = useFactWords()
  const frame = { ...rest, className: classNames(classes.card, className) }
  if (loading || !article) return <CardSkeleton {...frame} ratio={ratio} />
  const facts = teaserFacts(article, { mergeLists, hideAuthors }, words)
  const address = cardImage(article.teaserImage)
  return (
    <article
      {...dataAttributes(article.additionalData?.dataAttributes)}
      {...frame}
      data-kind={facts.kind}
      data-form={address === undefined ? 'words' : undefined}
    >
      <div className={classes.body}>
        <TeaserTopline facts={facts} size="small" />
        <TeaserHeadline
          block="CardTeaser"
          article={article}
          untitled={words.teaser.untitled}
          headingTag={headingTag}
          max={headlineMax}
          isComment={facts.kind === 'comment'}
          onClick={reportClick(article, onArticleClick)}
        />
        <TeaserMeta
          article={article}
          authors={facts.authors}
          options={{ now, clock, dateDisplay, relativeStyle, ignoreEarlierChange }}
        />
      </div>
      <TeaserPicture
        article={article}
        address={address}
        shape={{ mobile: ratio, desktop: ratio }}
        isVideo={facts.isVideo}
        priority={priority}
        className={classes.picture}
      />
    </article>
  )
}

const CardSkeleton = ({
  ratio,
  ...rest
}: Omit<ComponentProps<'article'>, 'children'> & { ratio: ImageRatio }) => (
  <article {...rest} aria-busy="true">
    <WordsSkeleton className={classes.body} />
    <PictureSkeleton className={classes.picture} shape={{ mobile: ratio, desktop: ratio }} />
  </article>
)

'use client'

import { classNames } from '@leserkonto/ui/parts/class-names'
import { oneOf } from '@leserkonto/ui/parts/one-of'
import { desktopTeaserSizes, mobileTeaserSizes } from '@leserkonto/ui/parts/teaser-sizes'
import type { ComponentProps } from 'react'
import type { TeaserArticle } from '../article.ts'
import { dataAttributes } from '../parts/data-attributes.ts'
import { reportClick } from '../parts/report-click.ts'
import { TeaserHeadline } from '../parts/TeaserHeadline.tsx'
import { TeaserMeta } from '../parts/TeaserMeta.tsx'
import { TeaserPicture } from '../parts/TeaserPicture.tsx'
import { TeaserText } from '../parts/TeaserText.tsx'
import { TeaserTopline } from '../parts/TeaserTopline.tsx'
import { teaserFacts, trimmed, useFactWords } from '../parts/teaser-facts.ts'
import { teaserLimits, teaserRatio, textPlaceName, textPlaces } from '../parts/teaser-form.ts'
import { teaserImage } from '../teaser-image.ts'
import type { TeaserForm, TeaserOptions } from '../teaser-options.ts'
import classes from './ArticleTeaser.module.css'
import { dividedProps } from './divided-props.ts'
import { TeaserSkeleton } from './TeaserSkeleton.tsx'

export type ArticleTeaserProps<Article extends TeaserArticle = TeaserArticle> = Omit<
  ComponentProps<'article'>,
  'children'
> &
  TeaserOptions<Article> &
  TeaserForm & {
    /** Without one, placeholders are shown. */
    article: Article | null | undefined
    /** Show placeholders whatever the article. @default false */
    loading?: boolean | undefined
  }

/**
 * An article in short: picture, badges and category, headline, text, authors and date. One link, the headline's, covers
 * all of it; a plain click on it tells `onArticleClick` of the article instead of following the link. Both layouts are
 * in the document, style rules choose. Source: docs/spec/presentation.md#teasers.
 */
export function ArticleTeaser<Article extends TeaserArticle>(props: ArticleTeaserProps<Article>) {
  const { article, loading = false, ratio, extraLargeFirst } = props
  const sizes = {
    mobileSize: oneOf('ArticleTeaser', 'mobileSize', props.mobileSize, mobileTeaserSizes, 'small'),
    desktopSize: oneOf('ArticleTeaser', 'desktopSize', props.desktopSize, desktopTeaserSizes, 'medium'),
  }
  const text = textPlaces({ ...sizes, mobileText: props.mobileText, desktopText: props.desktopText })
  const words = useFactWords()
  const facts = loading || !article ? undefined : teaserFacts(article, props, words)
  const isVideo = facts?.isVideo ?? props.video ?? false
  const shape = teaserRatio({ ratio, isVideo, desktopSize: sizes.desktopSize, extraLargeFirst })
  const frame = {
    ...dividedProps(props).element,
    className: classNames(classes.teaser, props.className),
    'data-mobile-size': sizes.mobileSize,
    'data-desktop-size': sizes.desktopSize,
  }
  if (!article || !facts) return <TeaserSkeleton {...frame} text={text} shape={shape} />
  const address = teaserImage(article.teaserImage, sizes)
  return (
    <article
      {...dataAttributes(article.additionalData?.dataAttributes)}
      {...frame}
      data-kind={facts.kind}
      // A rule that looks for the picture would not know, while the page comes, that it is still to come.
      data-form={address === undefined ? 'words' : undefined}
      data-text={trimmed(article.teaser) ? textPlaceName(text) : undefined}
    >
      <div className={classes.body}>
        <TeaserTopline
          {...sizes}
          facts={facts}
          size={sizes.desktopSize === 'extraLarge' ? 'medium' : 'small'}
          variantToo={props.variantToo ?? false}
        />
        <TeaserHeadline
          block="ArticleTeaser"
          article={article}
          untitled={words.teaser.untitled}
          headingTag={props.headingTag}
          max={props.headlineMax ?? teaserLimits.headline}
          isComment={facts.kind === 'comment'}
          onClick={reportClick(article, props.onArticleClick)}
        />
        <TeaserText text={article.teaser} places={text} />
        <TeaserMeta article={article} authors={facts.authors} options={props} />
      </div>
      <TeaserPicture
        article={article}
        address={address}
        shape={shape}
        isVideo={isVideo}
        priority={props.priority}
        className={classes.picture}
      />
    </article>
  )
}

import {
  type DesktopTeaserSize,
  desktopTeaserSizes,
  type MobileTeaserSize,
  mobileTeaserSizes,
  teaserImage,
  teaserLimits,
  teaserRatio,
  textPlaces,
} from '@leserkonto/rules'
import { classNames } from '@leserkonto/ui/class-names'
import type { ImageRatio } from '@leserkonto/ui/Image'
import { oneOf } from '@leserkonto/ui/one-of'
import type { ComponentProps } from 'react'
import type { TeaserArticle } from '../article.ts'
import { dataAttributes } from '../parts/data-attributes.ts'
import { reportClick } from '../parts/report-click.ts'
import { TeaserHeadline } from '../parts/TeaserHeadline.tsx'
import { TeaserMeta } from '../parts/TeaserMeta.tsx'
import { TeaserPicture } from '../parts/TeaserPicture.tsx'
import { TeaserText } from '../parts/TeaserText.tsx'
import { TeaserTopline } from '../parts/TeaserTopline.tsx'
import { teaserFacts } from '../parts/teaser-facts.ts'
import { textPlaceName } from '../parts/text-place.ts'
import { trimmed } from '../parts/trimmed.ts'
import type { TeaserOptions } from '../teaser-options.ts'
import classes from './ArticleTeaser.module.css'
import { dividedProps } from './divided-props.ts'
import { TeaserSkeleton } from './TeaserSkeleton.tsx'

/** The form of one teaser: sizes, shape and what it shows. */
export type TeaserForm = {
  /** Size below 800 px. @default 'small' */
  mobileSize?: MobileTeaserSize | undefined
  /** Size from 800 px on. @default 'medium' */
  desktopSize?: DesktopTeaserSize | undefined
  /** Show the text below 800 px. @default unless small */
  mobileText?: boolean | undefined
  /** Show the text from 800 px on. @default unless small or smallVariant */
  desktopText?: boolean | undefined
  /** Shape of the picture. @default 16/9 for videos, else 5/2 for extraLarge on desktop, else 3/2 */
  ratio?: ImageRatio | undefined
  /** Let the extraLarge shape beat that of a video. @default false */
  extraLargeFirst?: boolean | undefined
  /** Whether this is a video teaser. @default whether the article has a video */
  video?: boolean | undefined
  /** Let the desktop size smallVariant show the simple plus too. @default false */
  variantToo?: boolean | undefined
  /** One of the first view: its picture is loaded at once and first. @default false */
  priority?: boolean | undefined
}

export type ArticleTeaserProps<Article extends TeaserArticle = TeaserArticle> = Omit<
  ComponentProps<'article'>,
  'children'
> &
  TeaserOptions<Article> &
  TeaserForm & {
    /** Without one, placeholders stand in. */
    article: Article | null | undefined
    /** Show placeholders whatever the article. @default false */
    loading?: boolean | undefined
  }

/**
 * An article in short: picture, badges and category, headline, text, authors and date. One link, the headline's,
 * covers all of it; a plain click on it tells `onArticleClick` of the article instead of following the link. Both
 * layouts are in the document, style rules choose. Source: seed presentation §3–§5 and §9, blocks.md §3.
 */
export function ArticleTeaser<Article extends TeaserArticle>(props: ArticleTeaserProps<Article>) {
  const { article, loading = false, ratio, extraLargeFirst } = props
  const sizes = {
    mobileSize: oneOf('ArticleTeaser', 'mobileSize', props.mobileSize, mobileTeaserSizes, 'small'),
    desktopSize: oneOf('ArticleTeaser', 'desktopSize', props.desktopSize, desktopTeaserSizes, 'medium'),
  }
  const text = textPlaces({ ...sizes, mobileText: props.mobileText, desktopText: props.desktopText })
  const facts = loading || !article ? undefined : teaserFacts(article, props)
  const isVideo = facts?.isVideo ?? props.video ?? false
  const shape = teaserRatio({ ratio, isVideo, desktopSize: sizes.desktopSize, extraLargeFirst })
  const frame = {
    ...dividedProps(props).element,
    className: classNames(classes.teaser, props.className),
    'data-mobile-size': sizes.mobileSize,
    'data-desktop-size': sizes.desktopSize,
  }
  if (!article || !facts) return <TeaserSkeleton {...frame} text={text} shape={shape} />
  return (
    <article
      {...dataAttributes(article.additionalData?.dataAttributes)}
      {...frame}
      data-kind={facts.kind}
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
          tag={props.headlineTag}
          max={props.headlineMax ?? teaserLimits.headline}
          isComment={facts.kind === 'comment'}
          onClick={reportClick(article, props.onArticleClick)}
        />
        <TeaserText text={article.teaser} places={text} />
        <TeaserMeta article={article} authors={facts.authors} options={props} />
      </div>
      <TeaserPicture
        article={article}
        address={teaserImage(article.teaserImage, sizes)}
        shape={shape}
        isVideo={isVideo}
        priority={props.priority}
        className={classes.picture}
      />
    </article>
  )
}

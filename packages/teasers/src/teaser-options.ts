import type { DateDisplayMode, RelativeStyle } from '@leserkonto/ui/article-date'
import type { ImageRatio } from '@leserkonto/ui/Image'
import type { DesktopTeaserSize, MobileTeaserSize } from '@leserkonto/ui/parts/teaser-sizes'
import type { MouseEvent } from 'react'
import type { TeaserArticle } from './article.ts'

export const teaserHeadingTags = ['h2', 'h3', 'h4', 'p'] as const

/**
 * What a teaser's headline is in the outline of its page; `p` is none. Source: docs/spec/presentation.md#headline-tags.
 */
export type TeaserHeadingTag = (typeof teaserHeadingTags)[number]

/** What all teasers of a page have in common. */
export type TeaserOptions<Article extends TeaserArticle = TeaserArticle> = {
  /** The server's clock; the browser must be given the same moment, so that hydration finds the same dates. */
  now: Date
  /** The reader's clock, in milliseconds. @default the browser's */
  clock?: (() => number) | undefined
  /** @default 'h3' */
  headingTag?: TeaserHeadingTag | undefined
  /** `none`, `recent` (at most 3 hours old) or `always`, in any case of letters. @default 'recent' */
  dateDisplay?: DateDisplayMode | (string & {}) | undefined
  /** Wording of recent dates. @default 'moment' */
  relativeStyle?: RelativeStyle | undefined
  /** Do not let a change older than the publication win. @default false */
  ignoreEarlierChange?: boolean | undefined
  /** Leave the authors out; a comment keeps them. @default false */
  hideAuthors?: boolean | undefined
  /** Characters after which the headline is cut. @default 65, in cards 60 */
  headlineMax?: number | undefined
  /** Read the article's own lists of media beside those of its media object. @default false */
  mergeLists?: boolean | undefined
  /**
   * Told instead of following the link when it is clicked plainly; with a modifier or another button, and without a
   * listener, the browser does what it does with links.
   */
  onArticleClick?: ((article: Article, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

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

import type { DateDisplayMode, RelativeStyle } from '@leserkonto/rules'
import type { MouseEvent } from 'react'
import type { TeaserArticle } from './article.ts'

export const teaserHeadlineTags = ['h2', 'h3', 'h4', 'p'] as const

/** What a teaser's headline is in the outline of its page; `p` is none. Source: seed presentation §5. */
export type TeaserHeadlineTag = (typeof teaserHeadlineTags)[number]

/** What all teasers of a page have in common. */
export type TeaserOptions<Article extends TeaserArticle = TeaserArticle> = {
  /** The server's clock; the browser must be given the same moment, so that hydration finds the same dates. */
  now: Date
  /** The reader's clock, in milliseconds. @default the browser's */
  clock?: (() => number) | undefined
  /** @default 'h3' */
  headlineTag?: TeaserHeadlineTag | undefined
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

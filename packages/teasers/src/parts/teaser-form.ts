import type { BadgeKind } from '@leserkonto/rules'
import type { DesktopTeaserSize, MobileTeaserSize } from '@leserkonto/ui/parts/teaser-sizes'
import type { MediaLists } from '../article.ts'

/** Characters after which texts of a teaser are cut. Source: docs/spec/presentation.md#cut-texts. */
export const teaserLimits = { headline: 65, cardHeadline: 60, text: 180 } as const

/** An article's media: its own object when it has one, else the lists of the article itself. */
export type ArticleMedia = MediaLists & { readonly media?: MediaLists | null | undefined }

/**
 * Whether an article has a video. A media object counts for all, even with empty lists, unless both are to be read as
 * one. Source: docs/spec/presentation.md#media-of-an-article.
 */
export function hasVideo({ media, videos }: ArticleMedia, mergeLists = false): boolean {
  const own = media ? isFilled(media.videos) : isFilled(videos)
  return own || (mergeLists && isFilled(videos))
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0

/** What decides whether a teaser names the authors. */
export type AuthorFacts = {
  /** The badges it shows, special ones included. */
  readonly badges: readonly BadgeKind[]
  readonly isVideo: boolean
  readonly isComment: boolean
  /** The flag that hides them. */
  readonly isHidden: boolean
}

/**
 * Advertisements and videos name no authors; else the flag hides them, but not a comment's.
 * Source: docs/spec/presentation.md#authors-on-teasers.
 */
export const namesAuthors = ({ badges, isVideo, isComment, isHidden }: AuthorFacts): boolean =>
  !badges.includes('ad') && !isVideo && (!isHidden || isComment)

/** Something for the layout below 800 px and the one from there on. */
export type PerLayout<T> = { readonly mobile: T; readonly desktop: T }

/** What decides the shape of a teaser's picture. */
export type RatioOptions<Ratio extends string> = {
  /** The caller's own wish; beats everything. */
  readonly ratio?: Ratio | undefined
  readonly isVideo: boolean
  readonly desktopSize: DesktopTeaserSize
  /** Let the extra-large size beat the video. */
  readonly extraLargeFirst?: boolean | undefined
}

/**
 * The shape of a teaser's picture: the caller's, else 16/9 for a video, else 5/2 for extra-large ones on desktop, else
 * 3/2. Source: docs/spec/presentation.md#aspect-ratios.
 */
export function teaserRatio<Ratio extends string>({
  ratio,
  isVideo,
  desktopSize,
  extraLargeFirst = false,
}: RatioOptions<Ratio>): PerLayout<Ratio | '16/9' | '5/2' | '3/2'> {
  if (ratio !== undefined) return { mobile: ratio, desktop: ratio }
  const mobile = isVideo ? '16/9' : '3/2'
  const isWide = desktopSize === 'extraLarge' && (extraLargeFirst || !isVideo)
  return { mobile, desktop: isWide ? '5/2' : mobile }
}

/** A teaser's sizes, and where the caller wants its text against the rule. */
export type TextOptions = {
  readonly mobileSize: MobileTeaserSize
  readonly desktopSize: DesktopTeaserSize
  readonly mobileText?: boolean | undefined
  readonly desktopText?: boolean | undefined
}

/**
 * Where a teaser shows its text: not in small ones, on desktop not in the small variant either.
 * Source: docs/spec/presentation.md#where-the-text-is-shown.
 */
export const textPlaces = ({
  mobileSize,
  desktopSize,
  mobileText = mobileSize !== 'small',
  desktopText = desktopSize !== 'small' && desktopSize !== 'smallVariant',
}: TextOptions): PerLayout<boolean> => ({ mobile: mobileText, desktop: desktopText })

/** Where a text is shown, as the style rules know it; undefined when nowhere. */
export function textPlaceName({
  mobile,
  desktop,
}: PerLayout<boolean>): 'both' | 'mobile' | 'desktop' | undefined {
  if (mobile && desktop) return 'both'
  if (mobile) return 'mobile'
  return desktop ? 'desktop' : undefined
}

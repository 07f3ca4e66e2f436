import type { ArticleDates } from '@leserkonto/ui/article-date'
import type { TeaserImage } from './teaser-image.ts'

/**
 * An author as articles carry them; of several names the first counts. Source: docs/spec/presentation.md#person-names.
 */
export type TeaserAuthor = { readonly name: string | readonly string[] }

/** Words for an element's data attributes; what is none of these is left out. */
export type DataAttributes = { readonly [name: string]: unknown }

/** Lists of media as the data has them; what is no list counts as empty. */
export type MediaLists = {
  readonly images?: readonly unknown[] | null | undefined
  readonly videos?: readonly unknown[] | null | undefined
  readonly audio?: readonly unknown[] | null | undefined
}

/**
 * An article as teasers read it. Everything but its address and its headline may be missing.
 * Source: docs/spec/presentation.md#article-fields.
 */
export type TeaserArticle = ArticleDates &
  MediaLists & {
    /** Where the teaser leads. */
    readonly url: string
    /** The address a click is counted by; handed on with the click, never linked. */
    readonly clickUrl?: string | null | undefined
    readonly headline: string
    readonly teaser?: string | null | undefined
    readonly category?: string | null | undefined
    /** In any case of letters; unknown ones are not shown. */
    readonly badges?: readonly string[] | null | undefined
    /** Shown after the others. */
    readonly specialBadges?: readonly string[] | null | undefined
    readonly authors?: readonly TeaserAuthor[] | null | undefined
    readonly teaserImage?: TeaserImage | null | undefined
    /** Empty for a picture that adds no information. */
    readonly imageAlt?: string | null | undefined
    /** What of the picture no crop may lose, in percent from the left and upper edge. */
    readonly imageFocus?: { readonly x: number; readonly y: number } | undefined
    /** Of its picture, in the media library. */
    readonly damId?: string | null | undefined
    /** 'multimedia' marks a multimedia teaser. */
    readonly teaserType?: string | null | undefined
    readonly isComment?: boolean | null | undefined
    /** Stands for all media when it is there, else the lists of the article itself do. */
    readonly media?: MediaLists | null | undefined
    readonly additionalData?:
      | { readonly dataAttributes?: DataAttributes | null | undefined }
      | null
      | undefined
  }

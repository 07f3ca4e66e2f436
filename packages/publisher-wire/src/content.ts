/**
 * What the article source sends. Field names are those of the presentation's article (camelCase); texts are plain
 * text, never HTML. A picture's address is a path of the newspaper, `/bilder/<name>-<width>.jpg`, which the service fetches by
 * `getPicture`, or an https address of a host that the edition names. Films and recordings are named alike, under `/medien`.
 * Source: docs/spec/publisher.md#pictures, docs/spec/publisher.md#films-and-recordings.
 */
import { z } from 'zod'
import { EditionName } from './crm.ts'
import { DamId, Focus, ImageVariants, MediaLists } from './media.ts'
import { Live, StoryElement } from './story.ts'

export {
  Audio,
  Focus,
  ImageVariants,
  MediaImage,
  MediaLists,
  mediaTypes,
  Video,
} from './media.ts'
export { Live, LiveEntry, StoryElement, TextLink } from './story.ts'

/** Seconds since the epoch. */
const UnixSeconds = z.int().nonnegative()

/** Formats of a picture under `/bilder`, each under the same name with its own ending. */
export const pictureTypes = ['image/jpeg', 'image/webp', 'image/avif'] as const

/** Who wrote an article. */
export const Person = z.object({
  /** A list if the person has several names; the first one counts. */
  name: z.union([z.string(), z.array(z.string()).min(1)]),
  link: z.string().optional(),
  picture: z.string().optional(),
  /** What the person does in the newsroom, such as `Reporterin`. */
  role: z.string().optional(),
  /** Two or three sentences for the person's own page. */
  about: z.string().optional(),
  mail: z.string().optional(),
  phone: z.string().optional(),
  /** Addresses by the name of the network. */
  socialMedia: z.record(z.string(), z.string()).optional(),
})
export type Person = z.infer<typeof Person>

/** Addresses per teaser size, or per breakpoint for cards, or direct variants. */
export const TeaserImageSet = ImageVariants.extend({
  desktopImages: z
    .object({
      small: z.string(),
      smallVariant: z.string(),
      medium: z.string(),
      large: z.string(),
      extraLarge: z.string(),
    })
    .partial()
    .optional(),
  mobileImages: z.object({ small: z.string(), medium: z.string(), large: z.string() }).partial().optional(),
  cardImages: ImageVariants.optional(),
})
export type TeaserImageSet = z.infer<typeof TeaserImageSet>

/** An article in lists and fronts. Its media are under `media`, or else lists of the article itself. */
export const ArticleTeaser = MediaLists.extend({
  /** Unique over all editions; the last part of the url. */
  id: z.string(),
  edition: EditionName,
  url: z.string(),
  clickUrl: z.string(),
  headline: z.string(),
  teaser: z.string(),
  category: z.string(),
  /** In upper or lower case; unknown ones are possible. */
  badges: z.array(z.string()),
  specialBadges: z.array(z.string()),
  authors: z.array(Person),
  teaserImage: z.union([z.string(), TeaserImageSet]).nullable(),
  imageAlt: z.string(),
  /** Of the teaser's picture. */
  damId: DamId,
  /** Of the teaser's picture. */
  imageFocus: Focus.optional(),
  /** 'multimedia' marks a multimedia teaser; otherwise 'standard'. */
  teaserType: z.string(),
  isComment: z.boolean(),
  media: MediaLists.optional(),
  additionalData: z.object({ dataAttributes: z.record(z.string(), z.string()) }),
  publicationDate: UnixSeconds,
  /** null if nothing was changed since; never before publicationDate. */
  changeDate: UnixSeconds.nullable(),
  /** plus needs the right '09'. */
  access: z.enum(['free', 'plus']),
})
export type ArticleTeaser = z.infer<typeof ArticleTeaser>

/** GET /content/v1/articles/{id}: the teaser and the text, one entry per paragraph; 404 when unknown. */
export const Article = ArticleTeaser.extend({
  body: z.array(z.string()).min(1),
  elements: z.array(StoryElement),
  /** Who made the teaser's picture; null if nobody must be named. */
  imageCredit: z.string().nullable(),
  /** Where it was written, before its first words. */
  placeLine: z.string().optional(),
  /** Below its text, in whatever order; the page shows the newest first. */
  live: Live.optional(),
})
export type Article = z.infer<typeof Article>

/**
 * GET /content/v1/articles?edition&category&cursor&limit, newest first by the date that is printed: `changeDate` where there is
 * one, else `publicationDate`; limit 1 to 100, 20 unless given.
 */
export const ArticlePage = z.object({
  articles: z.array(ArticleTeaser),
  /** For the next page; null on the last one. */
  next_cursor: z.string().nullable(),
})
export type ArticlePage = z.infer<typeof ArticlePage>

/**
 * GET /content/v1/search?edition&q&page&limit: articles that fit the words, the best first; `page` from 1. A page behind the last
 * is empty.
 */
export const SearchPage = z.object({
  articles: z.array(ArticleTeaser),
  /** Of all pages together. */
  total: z.int().nonnegative(),
})
export type SearchPage = z.infer<typeof SearchPage>

/**
 * A block of a front; `lead` has one article, `most-read` is in the order of the source's count, `pictures` are articles
 * that are looked at more than read.
 */
export const FrontBlock = z.object({
  type: z.enum(['lead', 'three-below', 'grid', 'card-slider', 'opinion', 'most-read', 'pictures']),
  title: z.string().nullable(),
  articles: z.array(ArticleTeaser).min(1),
})
export type FrontBlock = z.infer<typeof FrontBlock>

/** GET /content/v1/front/{edition}: blocks in the editors' order; the sign-on edition has none. */
export const Front = z.object({ edition: EditionName, blocks: z.array(FrontBlock) })
export type Front = z.infer<typeof Front>

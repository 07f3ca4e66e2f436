/**
 * What the article source sends. Field names are those of the presentation's article (camelCase); texts are plain
 * text, never HTML. A picture's address is a path of the newspaper, `/bilder/<name>-<width>.jpg`, which the service fetches by
 * `getPicture`, or an https address of a host that the edition names. Source: docs/spec/publisher.md#pictures.
 */
import { z } from 'zod'
import { EditionName } from './crm.ts'

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

/** A picture's id in the publisher's media library. */
const DamId = z.string().optional()

/** One address per breakpoint, each with an optional retina variant. */
export const ImageVariants = z.object({
  mobile: z.string().optional(),
  mobileRetina: z.string().optional(),
  mobileLandscape: z.string().optional(),
  mobileLandscapeRetina: z.string().optional(),
  tablet: z.string().optional(),
  tabletRetina: z.string().optional(),
  desktop: z.string().optional(),
  desktopRetina: z.string().optional(),
})
export type ImageVariants = z.infer<typeof ImageVariants>

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

/** A video with its still. */
export const Video = z.object({
  title: z.string(),
  url: z.string(),
  thumbnail: z.union([z.string(), z.object({ cardImages: ImageVariants })]),
})
export type Video = z.infer<typeof Video>

/** A picture of an image slider. */
export const MediaImage = z.object({
  src: z.string(),
  alt: z.string(),
  description: z.string(),
  /** Where its description leads. */
  descriptionLink: z.string().optional(),
  damId: DamId,
})
export type MediaImage = z.infer<typeof MediaImage>

/** A recording. */
export const Audio = z.object({ title: z.string(), url: z.string() })
export type Audio = z.infer<typeof Audio>

/** An article's media; absent lists are empty. */
export const MediaLists = z.object({
  images: z.array(MediaImage).optional(),
  videos: z.array(Video).optional(),
  audio: z.array(Audio).optional(),
})
export type MediaLists = z.infer<typeof MediaLists>

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

const Picture = z.object({ src: z.string(), alt: z.string(), label: z.string().optional() })

/** The number of paragraphs before an element. */
const Place = z.object({ at: z.int().nonnegative() })

/** An element between the paragraphs of a text. */
export const StoryElement = z.discriminatedUnion('type', [
  Place.extend({
    type: z.literal('quote'),
    quote: z.string(),
    quotee: z.string().optional(),
    quoteCaption: z.string().optional(),
  }),
  Place.extend({
    type: z.literal('picture'),
    src: z.string(),
    alt: z.string(),
    description: z.string(),
    damId: DamId,
    /** How it comes into view; without one it can be enlarged instead. */
    animation: z.enum(['fadeIn', 'fadeInLeft', 'growIn']).optional(),
  }),
  Place.extend({ type: z.literal('comparison'), before: Picture, after: Picture, description: z.string() }),
  /** Numbers that count up beside bars. */
  Place.extend({
    type: z.literal('figures'),
    title: z.string(),
    figures: z
      .array(
        z.object({
          label: z.string(),
          value: z.number(),
          max: z.number().optional(),
          unit: z.string().optional(),
        }),
      )
      .min(1),
  }),
  /** Where a text turns to another matter. */
  Place.extend({ type: z.literal('divider'), line: z.enum(['solid-thin', 'dashed-thin']).optional() }),
  /** Facts beside the text. */
  Place.extend({ type: z.literal('box'), title: z.string(), paragraphs: z.array(z.string()).min(1) }),
  Place.extend({
    type: z.literal('person'),
    name: z.string(),
    picture: z.string().optional(),
    mail: z.string().optional(),
    phone: z.string().optional(),
    socialMedia: z.record(z.string(), z.string()).optional(),
  }),
])
export type StoryElement = z.infer<typeof StoryElement>

/** GET /content/v1/articles/{id}: the teaser and the text, one entry per paragraph; 404 when unknown. */
export const Article = ArticleTeaser.extend({
  body: z.array(z.string()).min(1),
  elements: z.array(StoryElement),
  /** Who made the teaser's picture; null if nobody must be named. */
  imageCredit: z.string().nullable(),
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

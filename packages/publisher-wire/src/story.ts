/** What stands between the paragraphs of a text, and below it. Source: docs/spec/publisher.md#stories. */
import { z } from 'zod'
import { PictureFacts } from './media.ts'

const UnixSeconds = z.int().nonnegative()

const Picture = z.object({ src: z.string(), alt: z.string(), label: z.string().optional() })

/** The number of paragraphs before an element. */
const Place = z.object({ at: z.int().nonnegative() })

/** Words that lead somewhere: the first place of `text` becomes a link to `href`, https or a path of the newspaper. */
export const TextLink = z.object({ text: z.string().min(1), href: z.string() })
export type TextLink = z.infer<typeof TextLink>
const Links = z.array(TextLink).optional()

/** An element between the paragraphs of a text. */
export const StoryElement = z.discriminatedUnion('type', [
  Place.extend({
    type: z.literal('quote'),
    quote: z.string(),
    quotee: z.string().optional(),
    quoteCaption: z.string().optional(),
  }),
  Place.extend({
    ...PictureFacts.shape,
    type: z.literal('picture'),
    src: z.string(),
    alt: z.string(),
    description: z.string(),
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
  Place.extend({
    type: z.literal('box'),
    title: z.string(),
    paragraphs: z.array(z.string()).min(1),
    links: Links,
  }),
  Place.extend({ type: z.literal('heading'), text: z.string().min(1) }),
  Place.extend({
    type: z.literal('list'),
    items: z.array(z.string()).min(1),
    /** Numbered. */
    ordered: z.boolean().optional(),
    links: Links,
  }),
  /** Links within the paragraph that follows. */
  Place.extend({ type: z.literal('links'), links: z.array(TextLink).min(1) }),
  /** The first cell of each row names it. */
  Place.extend({
    type: z.literal('table'),
    title: z.string(),
    head: z.array(z.string()).min(1),
    rows: z.array(z.array(z.string()).min(1)).min(1),
  }),
  /** Something of another house, of which nothing is loaded before a press. */
  Place.extend({
    type: z.literal('embed'),
    /** Whose it is, as readers know it. */
    provider: z.string(),
    title: z.string(),
    /** What a frame loads, of one of the edition's `embedOrigins`; of any other it is a link. */
    url: z.string(),
  }),
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

/** What happened, in a live blog. */
export const LiveEntry = z.object({
  /** Of small letters, digits and hyphens; stays the same when the entry is changed. */
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  time: UnixSeconds,
  headline: z.string().optional(),
  paragraphs: z.array(z.string()).min(1),
  links: Links,
  /** Stays above the others. */
  pinned: z.boolean().optional(),
})
export type LiveEntry = z.infer<typeof LiveEntry>

/** A live blog; `ended`: nothing more will come. */
export const Live = z.object({ entries: z.array(LiveEntry), ended: z.boolean().optional() })
export type Live = z.infer<typeof Live>

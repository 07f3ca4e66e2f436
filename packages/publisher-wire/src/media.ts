/** Pictures, films and recordings as the article source names them. Source: docs/spec/publisher.md#pictures. */
import { z } from 'zod'

/** A picture's id in the publisher's media library. */
export const DamId = z.string().optional()

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

/** The part of a picture that no crop may lose, in percent from its left and upper edge. */
export const Focus = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
export type Focus = z.infer<typeof Focus>

/** What of a picture may be left out. */
export const PictureFacts = z.object({
  damId: DamId,
  /** Who made it; shown after its description. */
  credit: z.string().optional(),
  focus: Focus.optional(),
})

/** Types of files under `/medien`, by their ending. */
export const mediaTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
} as const

/** Where something begins, in seconds from the start. */
const Chapter = z.object({ at: z.number().nonnegative(), title: z.string() })

/** What is played in the page; without it the page links to `url`. */
const Playable = z.object({
  /** Files of the same, the best first: paths of the newspaper (`/medien/<name>.<ending>`) or addresses of the edition's hosts. */
  sources: z
    .array(z.object({ src: z.string(), type: z.string() }))
    .min(1)
    .optional(),
  /** In seconds. */
  duration: z.number().positive().optional(),
  chapters: z.array(Chapter).optional(),
})

/** A video with its still, which is also what shows before it is played. */
export const Video = Playable.extend({
  title: z.string(),
  url: z.string(),
  thumbnail: z.union([z.string(), z.object({ cardImages: ImageVariants })]),
  /** Subtitles as WebVTT. */
  captions: z.array(z.object({ src: z.string(), lang: z.string(), label: z.string() })).optional(),
})
export type Video = z.infer<typeof Video>

/** A picture of an image slider. */
export const MediaImage = PictureFacts.extend({
  src: z.string(),
  alt: z.string(),
  description: z.string(),
  /** Where its description leads. */
  descriptionLink: z.string().optional(),
})
export type MediaImage = z.infer<typeof MediaImage>

/** A recording. */
export const Audio = Playable.extend({ title: z.string(), url: z.string() })
export type Audio = z.infer<typeof Audio>

/** An article's media; absent lists are empty. */
export const MediaLists = z.object({
  images: z.array(MediaImage).optional(),
  videos: z.array(Video).optional(),
  audio: z.array(Audio).optional(),
})
export type MediaLists = z.infer<typeof MediaLists>

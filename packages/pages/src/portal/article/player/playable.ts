import type { ArticleTeaser, Audio, Video } from '@leserkonto/publisher-wire/content'

/** A film or a recording that the page plays. */
export type Played<Media extends Audio = Audio> = Media & { sources: NonNullable<Media['sources']> }

/** Whether the page plays it, or only links to it. */
export const isPlayed = <Media extends Audio>(media: Media): media is Played<Media> =>
  media.sources !== undefined && media.sources.length > 0

/** All media of an article. If it has a media object, only that counts. */
export const mediaOf = ({ media, ...article }: ArticleTeaser) => {
  const { images = [], videos = [], audio = [] } = media ?? article
  return { images, videos, audio }
}

/** What an article is about, if it plays it: the film in place of its picture, the recording above its text. */
export function leadMedia(article: ArticleTeaser): { film?: Played<Video>; recording?: Played } {
  const { videos, audio } = mediaOf(article)
  const [film, recording] = [videos[0], audio[0]]
  return {
    ...(film && isPlayed(film) && { film }),
    ...(recording && isPlayed(recording) && { recording }),
  }
}

/** The still of a film in one size, as a player takes it. */
export function posterOf({ thumbnail }: Video): string | undefined {
  if (typeof thumbnail === 'string') return thumbnail
  const { tablet, desktop, mobileLandscapeRetina, mobileLandscape, mobileRetina, mobile } =
    thumbnail.cardImages
  return tablet ?? desktop ?? mobileLandscapeRetina ?? mobileLandscape ?? mobileRetina ?? mobile
}

import type { ServedEdition } from '@leserkonto/editions'
import type {
  Article,
  ArticleTeaser,
  Audio,
  ImageVariants,
  StoryElement,
  TeaserImageSet,
  Video,
} from '@leserkonto/publisher-wire/content'
import type { Work } from '../../context.ts'

/** What of an edition decides which pictures its pages may show. */
type Hosts = Pick<ServedEdition, 'ownUrl' | 'pictureOrigins'>

const ownPath = /^\/(?![\\/])/

/**
 * An article with the pictures that the pages of an edition may show: those of its own paths and of the hosts it names. The
 * policy refuses any other, so it is taken away here, and what it belonged to has its form without picture. A teaser's only
 * address becomes several where its host makes sizes. Source: docs/spec/publisher.md#pictures.
 */
export function withShownPictures<A extends ArticleTeaser>(article: A, hosts: Hosts): A {
  const isShown = (address: string | undefined) => address !== undefined && isOfHosts(address, hosts)
  const { images, videos, audio, media } = article
  return {
    ...article,
    teaserImage: teaserImage(article.teaserImage, hosts),
    authors: article.authors.map((author) => withoutPicture(author, isShown)),
    ...(images && { images: images.filter(({ src }) => isShown(src)) }),
    ...(videos && { videos: videos.map((video) => withStill(video, hosts)) }),
    ...(audio && { audio: audio.map((one) => withFiles(one, hosts)) }),
    ...(media && {
      media: {
        ...media,
        ...(media.images && { images: media.images.filter(({ src }) => isShown(src)) }),
        ...(media.videos && { videos: media.videos.map((video) => withStill(video, hosts)) }),
        ...(media.audio && { audio: media.audio.map((one) => withFiles(one, hosts)) }),
      },
    }),
    ...('elements' in article && {
      elements: (article.elements as StoryElement[]).flatMap((element) => shownElement(element, isShown)),
    }),
  }
}

/** Whether the content security policy of the edition's pages lets a picture be loaded. */
function isOfHosts(address: string, { ownUrl, pictureOrigins }: Hosts): boolean {
  if (ownPath.test(address) || /^data:image\//i.test(address)) return true
  const origin = URL.parse(address, ownUrl)?.origin
  return origin === new URL(ownUrl).origin || pictureOrigins.some((one) => one.origin === origin)
}

type IsShown = (address: string | undefined) => boolean

function withoutPicture<P extends { picture?: string | undefined }>(
  person: P,
  isShown: IsShown,
): P | Omit<P, 'picture'> {
  if (person.picture === undefined || isShown(person.picture)) return person
  const { picture: _picture, ...others } = person
  return others
}

/** Without a file that the page may load it has only its link. */
function withFiles<P extends Audio>(media: P, hosts: Hosts): Omit<P, 'sources'> & Pick<Audio, 'sources'> {
  const { sources: given, ...others } = media
  const sources = given?.filter(({ src }) => isOfHosts(src, hosts))
  return { ...others, ...(sources?.length && { sources }) }
}

/** The still of a video that may not be shown is a picture that failed. */
function withStill(given: Video, hosts: Hosts): Video {
  const { captions, ...video } = withFiles(given, hosts)
  return {
    ...stillOf(video, hosts),
    ...(captions && { captions: captions.filter(({ src }) => isOfHosts(src, hosts)) }),
  }
}

function stillOf(video: Video, hosts: Hosts): Video {
  const { thumbnail } = video
  if (typeof thumbnail === 'string')
    return isOfHosts(thumbnail, hosts) ? video : { ...video, thumbnail: { cardImages: {} } }
  return { ...video, thumbnail: { cardImages: shownOf(thumbnail.cardImages, hosts) } }
}

function shownElement(element: StoryElement, isShown: IsShown): StoryElement[] {
  switch (element.type) {
    case 'picture':
      return isShown(element.src) ? [element] : []
    case 'comparison':
      return isShown(element.before.src) && isShown(element.after.src) ? [element] : []
    case 'person':
      return [withoutPicture(element, isShown)]
    default:
      return [element]
  }
}

function teaserImage(image: ArticleTeaser['teaserImage'], hosts: Hosts): ArticleTeaser['teaserImage'] {
  if (image === null) return null
  if (typeof image === 'string') return isOfHosts(image, hosts) ? inSizes(image, hosts) : null
  const { desktopImages, mobileImages, cardImages, ...variants } = image
  const shown = {
    ...shownOf(variants, hosts),
    ...(desktopImages && { desktopImages: shownOf(desktopImages, hosts) }),
    ...(mobileImages && { mobileImages: shownOf(mobileImages, hosts) }),
    ...(cardImages && { cardImages: shownOf(cardImages, hosts) }),
  }
  const isEmpty = Object.values<string | object | undefined>(shown).every(
    (part) => typeof part === 'object' && Object.keys(part).length === 0,
  )
  return isEmpty ? null : shown
}

const shownOf = <Set extends object>(set: Set, hosts: Hosts): Set =>
  Object.fromEntries(Object.entries(set).filter(([, address]) => isOfHosts(address, hosts))) as Set

/** One address as the sizes its host makes of it; as it is where the host makes none. */
function inSizes(address: string, { pictureOrigins, ownUrl }: Hosts): string | TeaserImageSet {
  if (ownPath.test(address)) return address
  const url = new URL(address, ownUrl)
  const sized = pictureOrigins.find(({ origin }) => origin === url.origin)?.sized
  if (!sized) return address
  // A query that is there already goes on.
  const template = url.search ? sized.replace('{url}?', '{url}&') : sized
  const at = (width: number) =>
    template
      .replace('{url}', () => url.href)
      .replace('{path}', () => url.pathname + url.search)
      .replace('{width}', String(width))
  const [w320, w640, w960, w1440] = [at(320), at(640), at(960), at(1440)]
  const cardImages: ImageVariants = {
    mobile: w320,
    mobileRetina: w640,
    mobileLandscape: w640,
    mobileLandscapeRetina: w960,
    tablet: w960,
    tabletRetina: w1440,
  }
  return {
    desktopImages: { small: w320, smallVariant: w320, medium: w640, large: w960, extraLarge: w1440 },
    mobileImages: { small: w320, medium: w640, large: w640 },
    cardImages,
  }
}

/** The article source with the pictures that this edition may show. */
export const shownPictures = (publisher: Work['publisher'], hosts: Hosts): Work['publisher'] => ({
  ...publisher,
  front: async (edition) => {
    const front = await publisher.front(edition)
    const blocks = front?.blocks.map((block) => ({
      ...block,
      articles: block.articles.map((article) => withShownPictures(article, hosts)),
    }))
    return front && { ...front, blocks: blocks ?? [] }
  },
  article: async (id) => {
    const article: Article | null = await publisher.article(id)
    return article && withShownPictures(article, hosts)
  },
  articles: async (asked) => {
    const page = await publisher.articles(asked)
    return page && { ...page, articles: page.articles.map((article) => withShownPictures(article, hosts)) }
  },
  search: async (wish) => {
    const page = await publisher.search(wish)
    return page && { ...page, articles: page.articles.map((article) => withShownPictures(article, hosts)) }
  },
})

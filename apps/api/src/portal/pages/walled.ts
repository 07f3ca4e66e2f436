import type { Article, ArticleTeaser } from '@leserkonto/publisher-wire/content'
import type { Work } from '../../context.ts'

/** The fields of an article in lists, without its text. */
export const teaserOf = ({
  body: _body,
  elements: _elements,
  imageCredit: _credit,
  placeLine: _placeLine,
  live: _live,
  ...teaser
}: Article): ArticleTeaser => teaser

/**
 * A plus article as lists show it to everybody: videos link to the article, and its other media are removed like the text.
 * They must not be in the data at all, because lists are sent whole as props of islands.
 */
export function walled(article: ArticleTeaser): ArticleTeaser {
  if (article.access === 'free') return article
  const { media, images: _images, audio: _audio, videos = [], ...teaser } = article
  const shown = (media?.videos ?? (media ? [] : videos)).map(({ title, thumbnail }) => ({
    title,
    thumbnail,
    url: article.url,
  }))
  return { ...teaser, media: { videos: shown } }
}

/** In a list a film that its article plays leads there, and nothing says where its files are: no list plays any. */
function listed(article: ArticleTeaser): ArticleTeaser {
  const { media, videos, audio, ...teaser } = walled(article)
  const led = (list: ArticleTeaser['videos']) =>
    list?.map(({ title, thumbnail, url, sources }) => ({
      title,
      thumbnail,
      url: sources ? article.url : url,
    }))
  const heard = (list: ArticleTeaser['audio']) =>
    list?.map(({ title, url, sources }) => ({ title, url: sources ? article.url : url }))
  return {
    ...teaser,
    ...(videos && { videos: led(videos) }),
    ...(audio && { audio: heard(audio) }),
    ...(media && {
      media: {
        ...media,
        ...(media.videos && { videos: led(media.videos) }),
        ...(media.audio && { audio: heard(media.audio) }),
      },
    }),
  }
}

/** What everybody may read of a locked text: its first paragraph, unless that is all of it. */
export const openingOf = ([first, ...more]: Article['body']): string | null =>
  first !== undefined && more.length > 0 ? first : null

/** The article source, with such articles in all lists. */
export const walledLists = (publisher: Work['publisher']): Work['publisher'] => ({
  ...publisher,
  front: async (edition) => {
    const front = await publisher.front(edition)
    return (
      front && {
        ...front,
        blocks: front.blocks.map((block) => ({ ...block, articles: block.articles.map(listed) })),
      }
    )
  },
  articles: async (asked) => {
    const page = await publisher.articles(asked)
    return page && { ...page, articles: page.articles.map(listed) }
  },
  search: async (wish) => {
    const page = await publisher.search(wish)
    return page && { ...page, articles: page.articles.map(listed) }
  },
})

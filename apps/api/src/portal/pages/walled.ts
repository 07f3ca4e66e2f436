import type { Article, ArticleTeaser } from '@leserkonto/publisher-wire/content'
import type { Work } from '../../context.ts'

/** The fields of an article in lists, without its text. */
export const teaserOf = ({
  body: _body,
  elements: _elements,
  imageCredit: _credit,
  ...teaser
}: Article): ArticleTeaser => teaser

/**
 * A plus article as lists show it to everybody: videos link to the article, and its other media are removed like the text.
 * They must not be in the data at all, because lists are sent whole as props of islands.
 */
export function walled(article: ArticleTeaser): ArticleTeaser {
  if (article.access === 'free') return article
  const { media, images: _images, audio: _audio, videos = [], ...teaser } = article
  const shown = (media?.videos ?? (media ? [] : videos)).map((video) => ({ ...video, url: article.url }))
  return { ...teaser, media: { videos: shown } }
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
        blocks: front.blocks.map((block) => ({ ...block, articles: block.articles.map(walled) })),
      }
    )
  },
  articles: async (asked) => {
    const page = await publisher.articles(asked)
    return page && { ...page, articles: page.articles.map(walled) }
  },
})

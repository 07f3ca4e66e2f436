import { newestFirst } from '@leserkonto/rules'
import type { Work } from '../../context.ts'

/** The article source, with all lists in the order of the dates that pages print, whatever the source's order is. */
export const inOrder = (publisher: Work['publisher']): Work['publisher'] => ({
  ...publisher,
  articles: async (asked) => {
    const page = await publisher.articles(asked)
    return page && { ...page, articles: newestFirst(page.articles) }
  },
})

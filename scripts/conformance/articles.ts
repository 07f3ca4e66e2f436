import { Article, ArticlePage, Front } from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import { effectiveSeconds } from '@leserkonto/rules'
import type { Requirement } from './requirement.ts'
import { finding, formOf, refused, type System, skipped } from './system.ts'

const heading = 'articles'
const pageOf = async ({ ask }: System, query: Record<string, string>) =>
  formOf(ArticlePage, await ask(contentCalls.listArticles, { query }))

/** The change counts where there is one, as it does where the date is printed. */
function inOrder(articles: ArticlePage['articles']): void {
  const times = articles.map((article) => effectiveSeconds(article) ?? 0)
  const late = times.findIndex((time, index) => time > (times[index - 1] ?? time))
  if (late > 0)
    throw finding(
      `${articles[late]?.id} is newer than ${articles[late - 1]?.id} before it, by the dates they print`,
    )
}

/** Articles and fronts. */
export const articles: readonly Requirement[] = [
  {
    says: 'Articles are listed in the form described, as many as asked for at most, newest first by the date that is printed',
    heading,
    check: async (system, { edition }) => {
      const page = await pageOf(system, { edition, limit: '5' })
      if (page.articles.length > 5)
        throw finding(`asked for 5 articles, answered were ${page.articles.length}`)
      inOrder((await pageOf(system, { edition, limit: '100' })).articles)
    },
  },
  {
    says: 'The next page begins where the page before ends',
    heading,
    check: async (system, { edition }) => {
      const both = await pageOf(system, { edition, limit: '4' })
      const first = await pageOf(system, { edition, limit: '2' })
      if (first.next_cursor === null) throw skipped('the edition has fewer than three articles')
      const second = await pageOf(system, { edition, limit: '2', cursor: first.next_cursor })
      const ids = (list: typeof both) => list.articles.map(({ id }) => id)
      if ([...ids(first), ...ids(second)].join() !== ids(both).join())
        throw finding('two pages of two articles are not one of four')
      inOrder([...first.articles, ...second.articles])
    },
  },
  {
    says: 'An article is answered with its text, in the form described',
    heading,
    check: async (system, { edition }) => {
      const [first] = (await pageOf(system, { edition, limit: '1' })).articles
      if (!first) throw skipped('the edition has no articles')
      const article = formOf(Article, await system.ask(contentCalls.getArticle, { params: { id: first.id } }))
      if (article.id !== first.id) throw finding(`asked for ${first.id}, answered was ${article.id}`)
    },
  },
  {
    says: 'Ids of a live blog’s entries are each used once, and what stands between paragraphs stands in the text',
    heading,
    check: async (system, { edition }) => {
      const { articles } = await pageOf(system, { edition, limit: '10' })
      if (articles.length === 0) throw skipped('the edition has no articles')
      for (const { id } of articles) {
        const { body, elements, live } = formOf(
          Article,
          await system.ask(contentCalls.getArticle, { params: { id } }),
        )
        const ids = live?.entries.map((entry) => entry.id) ?? []
        if (new Set(ids).size < ids.length) throw finding(`two entries of ${id} have one id`)
        if (elements.some(({ at }) => at > body.length))
          throw finding(`an element of ${id} lies behind its text`)
      }
    },
  },
  {
    says: 'An unknown article, and the front of an unknown edition, are 404',
    heading,
    check: async ({ ask }) => {
      refused(await ask(contentCalls.getArticle, { params: { id: 'az-nie-geschrieben' } }), 404)
      refused(await ask(contentCalls.getFront, { params: { edition: 'xxx' } }), 404)
    },
  },
  {
    says: 'An article without the key is refused with 401',
    heading,
    check: async ({ ask }) => {
      refused(await ask(contentCalls.getArticle, { params: { id: 'az-nie-geschrieben' }, bearer: null }), 401)
    },
  },
  {
    says: 'A front is answered in the form described',
    heading,
    check: async ({ ask }, { edition }) => {
      formOf(Front, await ask(contentCalls.getFront, { params: { edition } }))
    },
  },
]

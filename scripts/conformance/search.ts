import { ArticlePage, SearchPage } from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import type { Requirement } from './requirement.ts'
import { finding, formOf, refused, type System, skipped } from './system.ts'

const { searchArticles, listArticles } = contentCalls

async function search({ ask }: System, query: Record<string, string>) {
  const answer = await ask(searchArticles, { query })
  if ([404, 405, 501].includes(answer.status))
    throw skipped('the system has no search; its editions must be without `search`')
  return formOf(SearchPage, answer)
}

/** A long word of a headline, which some article must be found by. */
async function knownWord({ ask }: System, edition: string): Promise<string> {
  const { articles } = formOf(ArticlePage, await ask(listArticles, { query: { edition } }))
  const words = articles.flatMap(({ headline }) => headline.match(/\p{L}{7,}/gu) ?? [])
  const [word] = words.sort((one, other) => other.length - one.length)
  if (!word) throw skipped('no headline has a long word')
  return word
}

const ids = ({ articles }: SearchPage) => articles.map(({ id }) => id).join()

/** Search, of the systems that have it. */
export const searches: readonly Requirement[] = [
  {
    says: 'A word of a headline is found, in small letters, too; or the call is lacking by 404, 405 or 501',
    heading: 'search',
    check: async (system, { edition }) => {
      const q = await knownWord(system, edition)
      const found = await search(system, { edition, q, limit: '5' })
      if (found.articles.length === 0) throw finding(`${q} is in a headline and was not found`)
      if (found.articles.length > 5)
        throw finding(`asked for 5 articles, answered were ${found.articles.length}`)
      if (found.total < found.articles.length) throw finding('total is less than the articles of one page')
      if (ids(await search(system, { edition, q: q.toLowerCase(), limit: '5' })) !== ids(found))
        throw finding(`${q} and ${q.toLowerCase()} find different articles`)
    },
  },
  {
    says: 'Pages of a search are pieces of one list, and a page behind the last is empty',
    heading: 'search',
    check: async (system, { edition }) => {
      const q = await knownWord(system, edition)
      const both = await search(system, { edition, q, limit: '2' })
      const first = await search(system, { edition, q, limit: '1' })
      const second = await search(system, { edition, q, limit: '1', page: '2' })
      if (ids({ ...both, articles: [...first.articles, ...second.articles] }) !== ids(both))
        throw finding('two pages of one article are not one of two')
      const behind = await search(system, { edition, q, limit: '100', page: '50' })
      if (behind.articles.length > 0 && both.total <= 4_900)
        throw finding('the page behind the last has articles')
    },
  },
  {
    says: 'What readers type is never refused: signs, operators, a hundred characters; an unknown edition is 404',
    heading: 'search',
    check: async (system, { edition }) => {
      for (const q of ['"(*', 'NICHT ODER UND -', "' OR 1=1 --", 'ß'.repeat(100)])
        await search(system, { edition, q })
      refused(await system.ask(searchArticles, { query: { edition: 'xxx', q: 'Wort' } }), 404)
    },
  },
]

import type { ArticleTeaser, Front } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import type { Sources } from './sources.ts'

const shown = 5
/** With fewer there is no list. */
const least = 3

/** Blocks of a front as readers see them: nobody pays for a place among the most read. */
export const withoutPaidRanks = (blocks: Front['blocks']): Front['blocks'] =>
  blocks.flatMap((block) => {
    if (block.type !== 'most-read') return [block]
    const articles = block.articles.filter((article) => !isAdvert(article))
    return articles.length >= least ? [{ ...block, articles }] : []
  })

/** What is read most besides an article, by the block of the edition's front; none while the source is down. */
export async function mostRead(
  { id, edition }: Pick<ArticleTeaser, 'id' | 'edition'>,
  publisher: Sources['publisher'],
): Promise<ArticleTeaser[]> {
  const front = await publisher.front(edition).catch(() => null)
  const block = withoutPaidRanks(front?.blocks ?? []).find(({ type }) => type === 'most-read')
  const others = (block?.articles ?? []).filter((other) => other.id !== id)
  return others.length >= least ? others.slice(0, shown) : []
}

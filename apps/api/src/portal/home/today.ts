import type { home, Output } from '@leserkonto/contracts'
import { isSignOn } from '@leserkonto/editions'
import { isOutage } from '@leserkonto/rules'
import { findFavourites } from '../../accounts/store/favourites.ts'
import type { OperationOf } from '../../context.ts'
import { pictureOf } from '../articles/picture-of.ts'
import { shownPictures } from '../articles/shown-pictures.ts'

const shownMarks = 3

/** What is new and what is marked. While the article source is silent, what it would give is left out. */
export const today: OperationOf<typeof home.today> = async ({ edition: name }, call) => {
  const edition = call.askedEdition(name)
  const marks = await findFavourites(call.db, call.reader.accountId, edition.shortcut)
  const source = shownPictures(call.publisher, edition)
  const [front, ...marked] = await Promise.all([
    isSignOn(edition) ? null : orNone(source.front(edition.shortcut)),
    ...marks.slice(0, shownMarks).map(({ itemId }) => orNone(source.article(itemId))),
  ])
  const lead = front?.blocks.find(({ articles }) => articles.length > 0)?.articles[0]
  return {
    lead: lead ? operationOf(lead) : null,
    marked: marked.flatMap((article) => (article ? [operationOf(article)] : [])),
    marked_count: marks.length,
  }
}

async function orNone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isOutage(error)) return null
    throw error
  }
}

type Shown = Parameters<typeof pictureOf>[0] & {
  id: string
  url: string
  headline: string
  category: string
  teaser: string
  authors: readonly { name: string | readonly string[] }[]
  access: 'free' | 'plus'
}

const operationOf = (article: Shown): Output<typeof home.today>['marked'][number] => ({
  id: article.id,
  url: article.url,
  headline: article.headline,
  category: article.category,
  teaser: article.teaser,
  authors: article.authors.flatMap(({ name }) => [name].flat()[0] ?? []),
  plus: article.access === 'plus',
  picture: pictureOf(article),
})

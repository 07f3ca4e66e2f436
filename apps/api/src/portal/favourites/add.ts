import { type favourites, fieldError, Problem } from '@leserkonto/contracts'
import { inputLimits, safeLink } from '@leserkonto/rules'
import { lockAccount } from '../../accounts/store/accounts.ts'
import {
  addFavourite,
  countFavourites,
  type Favourite,
  findFavourite,
} from '../../accounts/store/favourites.ts'
import type { Call, OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'

const max = inputLimits.favouritesPerAccount

/** Marks an article of the edition. Marked twice, it keeps its first date, and the article source is not asked again. */
export const add: OperationOf<typeof favourites.add> = async ({ edition: name, id, type }, call) => {
  const edition = call.askedEdition(name).shortcut
  const key = { accountId: call.reader.accountId, edition, itemId: id }
  const known = await findFavourite(call.db, key)
  if (known) return shown(known)
  const article = await articleOf(edition, id, call)
  const favourite = await transaction(call.db, async (tx) => {
    if (!(await lockAccount(tx, key.accountId))) throw new Problem('AUTH_REQUIRED')
    const existing = await findFavourite(tx, key)
    if (existing) return existing
    if ((await countFavourites(tx, key.accountId)) >= max)
      throw new Problem('VALIDATION_FAILED', { fields: [fieldError('id', 'TOO_MANY', { max })] })
    const added: Favourite = { ...key, type, ...article, createdAt: call.now }
    await addFavourite(tx, added)
    return added
  })
  return shown(favourite)
}

/** Title and address from the article source, never from the caller. */
async function articleOf(edition: string, id: string, call: Call) {
  const article = await call.publisher.article(id)
  const url = safeLink(article?.url)
  if (!article || !url || article.edition !== edition) throw new Problem('NOT_FOUND')
  return { title: article.headline, url }
}

/** A favourite as the contract shows it. */
export const shown = ({ itemId, title, url, createdAt }: Favourite) => ({
  id: itemId,
  type: 'article' as const,
  title,
  url,
  created_at: createdAt.toISOString(),
})

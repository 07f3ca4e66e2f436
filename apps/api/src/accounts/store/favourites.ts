import type { DbOrTx } from '../../store/database/db.ts'
import type { Favourite } from '../../store/generated/client.ts'

export type { Favourite } from '../../store/generated/client.ts'

/** The key of a favourite. */
export type FavouriteKey = { accountId: string; edition: string; itemId: string }

/** Favourites of an account in an edition, newest first. */
export const findFavourites = (db: DbOrTx, accountId: string, edition: string): Promise<Favourite[]> =>
  db.favourite.findMany({
    where: { accountId, edition },
    orderBy: [{ createdAt: 'desc' }, { itemId: 'asc' }],
  })

/** One favourite, or null. */
export const findFavourite = (db: DbOrTx, key: FavouriteKey): Promise<Favourite | null> =>
  db.favourite.findUnique({ where: { accountId_edition_itemId: key } })

/** How many an account has, over all editions. */
export const countFavourites = (db: DbOrTx, accountId: string): Promise<number> =>
  db.favourite.count({ where: { accountId } })

/** Adds a favourite; an existing one is not changed. */
export async function addFavourite(tx: DbOrTx, favourite: Favourite): Promise<void> {
  await tx.favourite.createMany({ data: favourite, skipDuplicates: true })
}

/** Removes a favourite; a second time does nothing. */
export async function removeFavourite(db: DbOrTx, key: FavouriteKey): Promise<void> {
  await db.favourite.deleteMany({ where: key })
}

/** Removes those of an account that were added after an instant. */
export async function removeFavouritesSince(tx: DbOrTx, accountId: string, since: Date): Promise<void> {
  await tx.favourite.deleteMany({ where: { accountId, createdAt: { gt: since } } })
}

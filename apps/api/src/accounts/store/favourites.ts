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

/** Which favourites go from one account to another: at most so many, the newest first; with `keys` only these. */
export type FavouriteMove = {
  from: string
  to: string
  most: number
  keys?: readonly Pick<Favourite, 'edition' | 'itemId'>[]
}

/** Moves them, and returns which; what the other account has already stays. */
export const moveFavourites = (
  tx: DbOrTx,
  { from, to, most, keys }: FavouriteMove,
): Promise<Pick<Favourite, 'edition' | 'itemId'>[]> =>
  tx.$queryRaw`
    WITH chosen AS (
      SELECT edition, item_id FROM favourite f WHERE account_id = ${from}::uuid
        AND (${keys === undefined} OR (edition, item_id) IN (
          SELECT "edition", "itemId" FROM jsonb_to_recordset(${JSON.stringify(keys ?? [])}::jsonb) AS k("edition" text, "itemId" text)))
        AND NOT EXISTS (SELECT FROM favourite o
          WHERE o.account_id = ${to}::uuid AND (o.edition, o.item_id) = (f.edition, f.item_id))
      ORDER BY created_at DESC, item_id LIMIT ${Math.max(0, most)})
    UPDATE favourite SET account_id = ${to}::uuid FROM chosen
    WHERE account_id = ${from}::uuid AND (favourite.edition, favourite.item_id) = (chosen.edition, chosen.item_id)
    RETURNING favourite.edition, favourite.item_id AS "itemId"`

/** Removes those of an account that were added after an instant. */
export async function removeFavouritesSince(tx: DbOrTx, accountId: string, since: Date): Promise<void> {
  await tx.favourite.deleteMany({ where: { accountId, createdAt: { gt: since } } })
}

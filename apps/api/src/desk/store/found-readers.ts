import type { DbOrTx } from '../../store/database/db.ts'
import type { Account } from '../../store/generated/client.ts'

/** Accounts with one of these addresses, by their keys. */
export async function findByAddresses(db: DbOrTx, keys: readonly string[], most: number): Promise<Account[]> {
  if (keys.length === 0) return []
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM account WHERE email_key = ANY(${[...keys]}::text[]) LIMIT ${most}`
  return accountsOf(db, rows)
}

/**
 * Accounts whose family name begins so, and if given whose first name does; as they sound (`name_key` of the database), so that
 * `Mueller` finds `Müller`. None for a text without a letter.
 */
export async function findByName(
  db: DbOrTx,
  { family, given }: { family: string; given: string },
  most: number,
): Promise<Account[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM account
    WHERE name_key(${family}) <> '' AND name_key(family_name) LIKE name_key(${family}) || '%'
      AND (${given} = '' OR name_key(given_name) LIKE name_key(${given}) || '%')
    ORDER BY name_key(family_name), name_key(given_name), id LIMIT ${most}`
  return accountsOf(db, rows)
}

const accountsOf = (db: DbOrTx, rows: readonly { id: string }[]): Promise<Account[]> =>
  db.account.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    orderBy: [{ familyName: 'asc' }, { givenName: 'asc' }, { id: 'asc' }],
  })

/** Seats to which an address was invited, newest first. */
export const findInvitedSeats = (db: DbOrTx, emailKey: string, most: number) =>
  db.sharedSeat.findMany({
    where: { emailKey },
    include: { account: true, sharedSubscription: true },
    orderBy: { invitedAt: 'desc' },
    take: most,
  })

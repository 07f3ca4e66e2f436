import { errorCode } from '@leserkonto/rules'
import type { DbOrTx } from '../../../store/database/db.ts'
import type { OidcEntry } from '../../../store/generated/client.ts'

export type { OidcEntry } from '../../../store/generated/client.ts'

type Key = { kind: string; idHash: string }

/**
 * Writes or rewrites what the OpenID provider keeps; false when the session it belongs to has ended. Who has
 * consumed it stays.
 */
export async function saveOidcEntry(
  db: DbOrTx,
  { kind, idHash, ...rest }: Omit<OidcEntry, 'consumedAt'>,
): Promise<boolean> {
  return unlessEnded(async () => {
    await db.oidcEntry.upsert({
      where: { kind_idHash: { kind, idHash } },
      create: { kind, idHash, ...rest },
      update: rest,
    })
    return true
  })
}

/** False when the session that an entry is to belong to has ended. */
async function unlessEnded(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) === 'P2003') return false
    throw error
  }
}

/** An entry by its id, its user code, or as the newest of its session; expired or not. */
export const findOidcEntry = (
  db: DbOrTx,
  which: Key | { kind: string; userCodeHash: string } | { kind: string; sessionId: string },
): Promise<OidcEntry | null> => db.oidcEntry.findFirst({ where: which, orderBy: { expiresAt: 'desc' } })

/**
 * Consumes an entry by one conditional UPDATE; false if it was consumed before, but not if that was after `lately`, null
 * for never.
 */
export async function consumeOidcEntry(
  db: DbOrTx,
  { kind, idHash }: Key,
  { now, lately }: { now: Date; lately: Date | null },
): Promise<boolean> {
  const count = await db.$executeRaw`
    UPDATE oidc_entry SET consumed_at = COALESCE(consumed_at, ${now})
    WHERE kind = ${kind} AND id_hash = ${idHash}
      AND (consumed_at IS NULL OR consumed_at > ${lately}::timestamptz)`
  return count > 0
}

/**
 * Gives an entry that belongs to nobody to a session, by one conditional UPDATE; false if it has one, if its user code was
 * taken back, or if that session has ended.
 */
export const giveOidcEntry = (db: DbOrTx, key: Key, sessionId: string): Promise<boolean> =>
  unlessEnded(async () => {
    const { count } = await db.oidcEntry.updateMany({
      where: { ...key, sessionId: null, userCodeHash: { not: null } },
      data: { sessionId },
    })
    return count > 0
  })

/** Takes the user code of an entry back, by one conditional UPDATE; false if it was, or if the entry was given away. */
export async function takeUserCode(db: DbOrTx, key: Key): Promise<boolean> {
  const { count } = await db.oidcEntry.updateMany({
    where: { ...key, sessionId: null, userCodeHash: { not: null } },
    data: { userCodeHash: null },
  })
  return count > 0
}

/** Removes one entry, or all of a kind that belong to a session. */
export async function removeOidcEntries(
  db: DbOrTx,
  which: Key | { kind: string; sessionId: string },
): Promise<void> {
  await db.oidcEntry.deleteMany({ where: which })
}

/** Removes entries that have expired. */
export async function purgeOidcEntries(db: DbOrTx, now: Date): Promise<void> {
  await db.oidcEntry.deleteMany({ where: { expiresAt: { lte: now } } })
}

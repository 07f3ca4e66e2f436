import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Account, Prisma } from '../../store/generated/client.ts'

export type { Account } from '../../store/generated/client.ts'

/** The account of an address, by its key. */
export const findAccountByEmail = (db: DbOrTx, emailKey: string): Promise<Account | null> =>
  db.account.findUnique({ where: { emailKey } })

/** The account of a session. */
export const findAccount = (db: DbOrTx, id: string): Promise<Account | null> =>
  db.account.findUnique({ where: { id } })

/** Creates an account; P2002 on account_email_key_key if the address is taken by then. */
export const createAccount = (tx: DbOrTx, account: Prisma.AccountCreateInput): Promise<Account> =>
  tx.account.create({ data: account })

/** Replaces an outdated hash at a login, unless it was changed since it was read. */
export async function replaceHash(db: DbOrTx, id: string, from: string, to: string): Promise<void> {
  await db.account.updateMany({ where: { id, passwordHash: from }, data: { passwordHash: to } })
}

/** Sets a new hash, or none. */
export async function setPassword(tx: DbOrTx, id: string, passwordHash: string | null): Promise<void> {
  await tx.account.updateMany({ where: { id }, data: { passwordHash } })
}

/** Changes the address of an active account; P2002 on account_email_key_key if it is taken; false if it is not active. */
export async function changeEmail(
  tx: DbOrTx,
  id: string,
  to: { email: string; emailKey: string },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({ where: { id, status: 'activated' }, data: to })
  return count === 1
}

/**
 * Locks the row of an account until the end of the transaction, so that counts about it stay true; false if the account
 * does not exist any more.
 */
export async function lockAccount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account WHERE id = ${id}::uuid FOR UPDATE`
  return rows.length > 0
}

/** Locks several accounts in the order of their ids, so that no two who do so deadlock; false if one does not exist any more. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM account WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`
  return rows.length === new Set(ids).size
}

/** Notes that the owner gets a mail about failed logins; false if there was one in the last day. */
export async function noteFailureNotice(
  tx: DbOrTx,
  id: string,
  { now, dayAgo }: { now: Date; dayAgo: Date },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({
    where: { id, OR: [{ failureNoticeAt: null }, { failureNoticeAt: { lte: dayAgo } }] },
    data: { failureNoticeAt: now },
  })
  return count === 1
}

/** The personal data of a reader. */
export type Person = Pick<
  Account,
  'givenName' | 'familyName' | 'username' | 'gender' | 'customerType' | 'companyName' | 'birthDate'
>

/** Saves it; false if the account does not exist any more. */
export async function saveProfile(tx: DbOrTx, id: string, person: Partial<Person>): Promise<boolean> {
  const { count } = await tx.account.updateMany({ where: { id }, data: person })
  return count === 1
}

/** Blocks an active account at an instant, or unblocks a blocked one with null; false if there was nothing to change. */
export async function setBlocked(tx: DbOrTx, id: string, blockedAt: Date | null): Promise<boolean> {
  const { count } = await tx.account.updateMany({
    where: { id, status: blockedAt ? 'activated' : 'blocked' },
    data: { status: blockedAt ? 'blocked' : 'activated', blockedAt },
  })
  return count === 1
}

/**
 * Locks an address until the transaction ends, so that only one at a time decides about it. Lock it before any row of the
 * address, or two transactions deadlock: an activation touches all attempts and links of the address.
 */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`
}

/** Notes why a seat could not be given at activation, to be shown after login; null when that is settled. */
export async function setSeatNotice(tx: DbOrTx, accountId: string, seatNotice: string | null): Promise<void> {
  await tx.account.updateMany({ where: { id: accountId }, data: { seatNotice } })
}

import type { DbOrTx } from '../../store/database/db.ts'
import type { EmailChange, Prisma } from '../../store/generated/client.ts'

export type { EmailChange } from '../../store/generated/client.ts'

/** The open change of address of an account, or null. */
export const findOpenEmailChange = (db: DbOrTx, accountId: string, now: Date) =>
  db.emailChange.findFirst({
    where: { accountId, confirmedAt: null, cancelledAt: null, expiresAt: { gt: now } },
  })

/** Cancels the open change of an account, expired or not; false when there is none. */
export async function cancelOpenEmailChange(tx: DbOrTx, accountId: string, now: Date): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { accountId, confirmedAt: null, cancelledAt: null },
    data: { cancelledAt: now },
  })
  return count > 0
}

/** Opens a change; P2002 on email_change_open_key if another one of the account was opened by then. */
export async function createEmailChange(
  tx: DbOrTx,
  change: Prisma.EmailChangeUncheckedCreateInput,
): Promise<void> {
  await tx.emailChange.create({ data: change })
}

/** Confirms an open change and returns it; null if it was cancelled, has expired or was confirmed before. */
export async function confirmEmailChange(tx: DbOrTx, id: string, now: Date): Promise<EmailChange | null> {
  const [change] = await tx.emailChange.updateManyAndReturn({
    where: { id, confirmedAt: null, cancelledAt: null, expiresAt: { gt: now } },
    data: { confirmedAt: now },
  })
  return change ?? null
}

/** The change behind a link, in whatever state; null when it is forgotten. */
export const findEmailChange = (tx: DbOrTx, id: string): Promise<EmailChange | null> =>
  tx.emailChange.findUnique({ where: { id } })

/** A change that is neither confirmed nor cancelled, expired or not; or null. */
export const findOpenEmailChangeById = (tx: DbOrTx, id: string): Promise<EmailChange | null> =>
  tx.emailChange.findFirst({ where: { id, confirmedAt: null, cancelledAt: null } })

/**
 * Removes changes that were never confirmed and expired until an instant, because the address may be somebody else's, and
 * those confirmed until another one.
 */
export async function purgeEmailChanges(
  db: DbOrTx,
  { expiredUntil, confirmedUntil }: { expiredUntil: Date; confirmedUntil: Date },
): Promise<void> {
  const unconfirmed = { confirmedAt: null, expiresAt: { lte: expiredUntil } }
  await db.emailChange.deleteMany({ where: { OR: [unconfirmed, { confirmedAt: { lte: confirmedUntil } }] } })
}

/** Forgets the changes of an account that were asked for after an instant: their addresses are somebody else's. */
export async function forgetEmailChangesSince(tx: DbOrTx, accountId: string, since: Date): Promise<void> {
  await tx.emailChange.deleteMany({ where: { accountId, requestedAt: { gt: since } } })
}

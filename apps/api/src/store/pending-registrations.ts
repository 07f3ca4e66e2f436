import type { DbOrTx } from './db.ts'
import type { PendingRegistration, Prisma } from './generated/client.ts'

export type { PendingRegistration } from './generated/client.ts'

/** Stores one registration attempt. */
export const createAttempt = (
  tx: DbOrTx,
  attempt: Prisma.PendingRegistrationCreateInput,
): Promise<PendingRegistration> => tx.pendingRegistration.create({ data: attempt })

/** The newest attempt of an address that can still be activated; a failing login is compared with it. */
export const findNewestAttempt = (
  db: DbOrTx,
  emailKey: string,
  now: Date,
): Promise<PendingRegistration | null> =>
  db.pendingRegistration.findFirst({
    where: { emailKey, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/** All attempts of an address that can be activated, oldest first. */
export const findAttempts = (db: DbOrTx, emailKey: string, now: Date): Promise<PendingRegistration[]> =>
  db.pendingRegistration.findMany({
    where: { emailKey, decoy: false, expiresAt: { gt: now } },
    orderBy: { createdAt: 'asc' },
  })

/** Whether there is another open attempt of the address for which no activation mail was sent. */
export const isOtherUnmailed = async (
  db: DbOrTx,
  { id, emailKey }: PendingRegistration,
  now: Date,
): Promise<boolean> =>
  (await db.pendingRegistration.count({
    where: {
      emailKey,
      decoy: false,
      expiresAt: { gt: now },
      NOT: { id },
      tokens: { none: { purpose: 'activation' } },
    },
  })) > 0

/** Removes all attempts of an address, including decoys, because one of them was activated. */
export async function dropAttempts(tx: DbOrTx, emailKey: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { emailKey } })
}

/** Removes an attempt, because the address's owner says it was not theirs. */
export async function dropAttempt(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { id } })
}

/** Removes attempts that can no longer be activated. */
export async function purgeAttempts(db: DbOrTx, now: Date): Promise<void> {
  await db.pendingRegistration.deleteMany({ where: { expiresAt: { lte: now } } })
}

/** Marks an attempt for an address with an account: to callers it looks like any other, but it cannot be activated. */
export async function markDecoy(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.updateMany({ where: { id }, data: { decoy: true } })
}

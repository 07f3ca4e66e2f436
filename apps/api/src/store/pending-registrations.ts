import type { DbOrTx } from './db.ts'
import type { PendingRegistration, Prisma } from './generated/client.ts'

export type { PendingRegistration } from './generated/client.ts'

/** Stores one registration attempt. */
export const createAttempt = (
  tx: DbOrTx,
  attempt: Prisma.PendingRegistrationCreateInput,
): Promise<PendingRegistration> => tx.pendingRegistration.create({ data: attempt })

/** The newest attempt of an address that is still alive: what a failing login is compared with. */
export const findNewestAttempt = (
  db: DbOrTx,
  emailKey: string,
  now: Date,
): Promise<PendingRegistration | null> =>
  db.pendingRegistration.findFirst({
    where: { emailKey, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })

/** All live attempts of an address that can be activated, oldest first. */
export const findAttempts = (db: DbOrTx, emailKey: string, now: Date): Promise<PendingRegistration[]> =>
  db.pendingRegistration.findMany({
    where: { emailKey, decoy: false, expiresAt: { gt: now } },
    orderBy: { createdAt: 'asc' },
  })

/** Whether another live attempt of the same address has never had an activation mail of its own. */
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

/** Drops every attempt of an address, decoys included: one of them has been activated. */
export async function dropAttempts(tx: DbOrTx, emailKey: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { emailKey } })
}

/** Drops one attempt: the address's owner says it was not theirs. */
export async function dropAttempt(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.deleteMany({ where: { id } })
}

/** Removes attempts whose time to be activated is over. */
export async function purgeAttempts(db: DbOrTx, now: Date): Promise<void> {
  await db.pendingRegistration.deleteMany({ where: { expiresAt: { lte: now } } })
}

/** The address turned out to be active: the attempt only answers like a new one and can never be activated. */
export async function markDecoy(tx: DbOrTx, id: string): Promise<void> {
  await tx.pendingRegistration.updateMany({ where: { id }, data: { decoy: true } })
}

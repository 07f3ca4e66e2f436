import type { DbOrTx } from './db.ts'

/** A seat with its plan. */
export const findSeat = (db: DbOrTx, id: string) =>
  db.sharedSeat.findUnique({ where: { id }, include: { sharedSubscription: true } })

/** The invited seat becomes accepted by an invitee whose account is not active yet; false when it is no longer open. */
export async function acceptForPending(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.sharedSeat.updateMany({
    where: { id, status: 'invited', expiresAt: { gt: now } },
    data: { status: 'accepted', acceptedAt: now },
  })
  return count === 1
}

/** The accepted or activated seat of a reader, with its plan; there is at most one. */
export const findLiveSeat = (db: DbOrTx, accountId: string) =>
  db.sharedSeat.findFirst({
    where: { accountId, status: { in: ['accepted', 'activated'] } },
    include: { sharedSubscription: true },
  })

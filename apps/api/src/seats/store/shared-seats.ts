import { liveSeatStatuses } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import type { Prisma, SharedSeat } from '../../store/generated/client.ts'

export type { SharedSeat } from '../../store/generated/client.ts'

/** A seat with its plan. */
export const findSeat = (db: DbOrTx, id: string) =>
  db.sharedSeat.findUnique({ where: { id }, include: { sharedSubscription: true } })

/** The accepted or activated seat of a reader, with its plan; there is at most one. */
export const findLiveSeat = (db: DbOrTx, accountId: string) =>
  db.sharedSeat.findFirst({
    where: { accountId, status: { in: ['accepted', 'activated'] } },
    include: { sharedSubscription: true },
  })

/** The seat by which a reader helps to manage the running plan of a company, with that plan. */
export const findManagingSeat = (db: DbOrTx, accountId: string) =>
  db.sharedSeat.findFirst({
    where: {
      accountId,
      manages: true,
      status: 'activated',
      sharedSubscription: { status: 'live', type: 'company' },
    },
    include: { sharedSubscription: true },
  })

/** All seats of a plan, oldest first. */
export const findSeatsOf = (db: DbOrTx, sharedSubscriptionId: string): Promise<SharedSeat[]> =>
  db.sharedSeat.findMany({ where: { sharedSubscriptionId }, orderBy: [{ invitedAt: 'asc' }, { id: 'asc' }] })

/** The accepted and activated seats of a plan, which end with it. */
export const findTakenSeats = (tx: DbOrTx, sharedSubscriptionId: string): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({
    where: {
      sharedSubscriptionId,
      status: { in: ['accepted', 'activated'] },
      accountId: { not: null },
    },
    orderBy: { id: 'asc' },
  })

/** The seats that ended with a plan at an instant. */
export const findSeatsEndedAt = (
  tx: DbOrTx,
  sharedSubscriptionId: string,
  endedAt: Date,
): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({
    where: { sharedSubscriptionId, status: 'ended', endedAt },
    orderBy: { id: 'asc' },
  })

/** The seat of a reader that ended with its plan, not before `since`, newest first. */
export const findEndedSeat = (db: DbOrTx, accountId: string, since: Date) =>
  db.sharedSeat.findFirst({
    where: { accountId, status: 'ended', endedAt: { gte: since } },
    orderBy: { endedAt: 'desc' },
    include: { sharedSubscription: true },
  })

/** Whether there is one, by one statement. */
export const hasEndedSeat = async (db: DbOrTx, accountId: string, since: Date): Promise<boolean> =>
  (await db.sharedSeat.count({ where: { accountId, status: 'ended', endedAt: { gte: since } } })) > 0

/**
 * Seats that a reader has taken after an instant, and those given away then on the plans of these customers, in the order
 * in which plans are locked.
 */
export const findSeatsSince = (
  tx: DbOrTx,
  { accountId, since, ownerGpNumbers }: { accountId: string; since: Date; ownerGpNumbers: string[] },
): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({
    where: {
      OR: [
        { accountId, acceptedAt: { gt: since } },
        {
          invitedBy: accountId,
          invitedAt: { gt: since },
          sharedSubscription: { ownerGpNumber: { in: ownerGpNumbers } },
        },
      ],
    },
    orderBy: [{ sharedSubscriptionId: 'asc' }, { id: 'asc' }],
  })

/** Plans with ended seats that a renewal can no longer restore and that are still occupied at the publisher. */
export async function findPlansWithHeldSeats(db: DbOrTx, endedBefore: Date): Promise<string[]> {
  const rows = await db.sharedSeat.findMany({
    where: { status: 'ended', crmSeatId: { not: null }, endedAt: { lt: endedBefore } },
    distinct: ['sharedSubscriptionId'],
    select: { sharedSubscriptionId: true },
  })
  return rows.map(({ sharedSubscriptionId }) => sharedSubscriptionId)
}

/** The ended seats of a plan that are still occupied at the publisher; call it while the plan is locked. */
export const findHeldSeats = (
  tx: DbOrTx,
  sharedSubscriptionId: string,
  endedBefore: Date,
): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({
    where: {
      sharedSubscriptionId,
      status: 'ended',
      crmSeatId: { not: null },
      endedAt: { lt: endedBefore },
    },
  })

/** How many seats of a plan are taken; call it while the plan is locked. */
export const countTakenSeats = (tx: DbOrTx, sharedSubscriptionId: string): Promise<number> =>
  tx.sharedSeat.count({ where: { sharedSubscriptionId, status: { in: [...liveSeatStatuses] } } })

/** How many other invitations of a plan have been accepted; call it while the plan is locked. */
export const countOthersAccepted = (
  tx: DbOrTx,
  { id, sharedSubscriptionId }: Pick<SharedSeat, 'id' | 'sharedSubscriptionId'>,
): Promise<number> =>
  tx.sharedSeat.count({
    where: { sharedSubscriptionId, id: { not: id }, status: { in: ['accepted', 'activated'] } },
  })

const untaken: Prisma.SharedSeatWhereInput = {
  OR: [{ status: 'invited' }, { status: 'accepted', accountId: null }],
}

/** Expired invitations of a plan. */
export const findOverdueSeats = (
  tx: DbOrTx,
  sharedSubscriptionId: string,
  now: Date,
): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({ where: { sharedSubscriptionId, expiresAt: { lte: now }, ...untaken } })

/** Plans with expired invitations. */
export async function findPlansWithOverdueSeats(db: DbOrTx, now: Date): Promise<string[]> {
  const rows = await db.sharedSeat.findMany({
    where: { expiresAt: { lte: now }, ...untaken },
    distinct: ['sharedSubscriptionId'],
    select: { sharedSubscriptionId: true },
  })
  return rows.map(({ sharedSubscriptionId }) => sharedSubscriptionId)
}

/** Invitations of an address that can be accepted now, with their plans, newest first. */
export const findOpenInvitations = (db: DbOrTx, emailKey: string, now: Date) =>
  db.sharedSeat.findMany({
    where: { emailKey, expiresAt: { gt: now }, ...untaken },
    orderBy: { invitedAt: 'desc' },
    include: { sharedSubscription: true },
  })

/** Adds a seat; P2002 on shared_seat_live_email_key if the address has one in this plan. */
export const createSeat = (tx: DbOrTx, seat: Prisma.SharedSeatUncheckedCreateInput): Promise<SharedSeat> =>
  tx.sharedSeat.create({ data: seat })

/** Changes a seat if it still is as it was read; null if it is not. */
export async function changeSeat(
  tx: DbOrTx,
  { id, status, accountId, acceptedAt }: Pick<SharedSeat, 'id' | 'status' | 'accountId' | 'acceptedAt'>,
  data: Prisma.SharedSeatUncheckedUpdateManyInput,
): Promise<SharedSeat | null> {
  const where = { id, status, accountId, acceptedAt }
  const [row] = await tx.sharedSeat.updateManyAndReturn({ where, data })
  return row ?? null
}

/** The live and the ended seats of a reader, which a plan's renewal would bring back, in the order in which plans are locked. */
export const findSeatsToMove = (tx: DbOrTx, accountId: string): Promise<SharedSeat[]> =>
  tx.sharedSeat.findMany({
    where: { accountId, status: { in: ['accepted', 'activated', 'ended'] } },
    orderBy: [{ sharedSubscriptionId: 'asc' }, { id: 'asc' }],
  })

/** Assigns an accepted seat to its reader's new account; false if it has one or is no longer open. */
export async function attachReader(tx: DbOrTx, id: string, accountId: string, now: Date): Promise<boolean> {
  const { count } = await tx.sharedSeat.updateMany({
    where: { id, status: 'accepted', accountId: null, expiresAt: { gt: now } },
    data: { accountId, acceptedAt: now },
  })
  return count === 1
}

/** Counts a wrong address; after `max` of them the seat is locked until `until`. Call it while the plan is locked. */
export async function noteAddressMiss(
  tx: DbOrTx,
  { id, addressMisses }: SharedSeat,
  { max, until }: { max: number; until: Date },
): Promise<void> {
  const full = addressMisses + 1 >= max
  const data = full ? { addressMisses: 0, lockedUntil: until } : { addressMisses: addressMisses + 1 }
  await tx.sharedSeat.update({ where: { id }, data })
}

/** A seat that is known to exist, without its plan. */
export const findSeatOnly = (db: DbOrTx, id: string): Promise<SharedSeat> =>
  db.sharedSeat.findUniqueOrThrow({ where: { id } })

/** Whether a path parameter can be the id of a row; the database refuses to compare anything else. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

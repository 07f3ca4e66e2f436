import { liveSeatStatuses } from '@leserkonto/rules'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Prisma, SharedSubscription } from '../../store/generated/client.ts'

export type { SharedSubscription } from '../../store/generated/client.ts'

/** What the publisher says about a plan that is shared. */
export type PlanRecord = Pick<
  SharedSubscription,
  | 'crmSubscriptionId'
  | 'type'
  | 'title'
  | 'edition'
  | 'companyName'
  | 'maxMembers'
  | 'allowedDomains'
  | 'ownerGpNumber'
  | 'endsAt'
>

/** Creates a plan; one with the same publisher's id is not changed, even if it has another owner now. */
export async function beginPlan(
  db: DbOrTx,
  record: PlanRecord,
  made: Pick<Prisma.SharedSubscriptionCreateInput, 'id' | 'createdAt'>,
): Promise<void> {
  await db.sharedSubscription.createMany({
    data: { ...record, ...made, status: 'live' },
    skipDuplicates: true,
  })
}

/** A plan by the publisher's id. */
export const findPlan = (db: DbOrTx, crmSubscriptionId: string): Promise<SharedSubscription | null> =>
  db.sharedSubscription.findUnique({ where: { crmSubscriptionId } })

/** Whether one of these customers has, or had, a shared plan here. */
export const hasPlan = async (db: DbOrTx, ownerGpNumbers: string[]): Promise<boolean> =>
  (await db.sharedSubscription.count({ where: { ownerGpNumber: { in: ownerGpNumbers } } })) > 0

/** Plans of a customer, and those with these publisher's ids that still have another owner here. */
export const findPlansOf = (
  db: DbOrTx,
  ownerGpNumber: string,
  crmSubscriptionIds: readonly string[],
): Promise<SharedSubscription[]> =>
  db.sharedSubscription.findMany({
    where: { OR: [{ ownerGpNumber }, { crmSubscriptionId: { in: [...crmSubscriptionIds] } }] },
    orderBy: { id: 'asc' },
  })

/** The plan of these customers that ended last, not before `since`. */
export const findEndedPlan = (
  db: DbOrTx,
  ownerGpNumbers: string[],
  since: Date,
): Promise<SharedSubscription | null> =>
  db.sharedSubscription.findFirst({
    where: { ownerGpNumber: { in: ownerGpNumbers }, status: 'ended', endedAt: { gte: since } },
    orderBy: { endedAt: 'desc' },
  })

/** Locks a plan that another process may have removed in the meantime; false if it has. */
export async function lockPlanIfLeft(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM shared_subscription WHERE id = ${id}::uuid FOR UPDATE`
  return rows.length > 0
}

/** Locks a plan until the end of the transaction, so that counts of its seats stay true. */
export async function lockPlan(tx: Tx, id: string): Promise<SharedSubscription> {
  await lockPlanIfLeft(tx, id)
  return tx.sharedSubscription.findUniqueOrThrow({ where: { id } })
}

/** Changes a plan that is locked. */
export const changePlan = (
  tx: Tx,
  id: string,
  data: Prisma.SharedSubscriptionUncheckedUpdateInput,
): Promise<SharedSubscription> => tx.sharedSubscription.update({ where: { id }, data })

/** Live plans whose last known day is over; the publisher decides whether they continue. */
export const findOverduePlans = (db: DbOrTx, now: Date): Promise<SharedSubscription[]> =>
  db.sharedSubscription.findMany({ where: { status: 'live', endsAt: { lte: now } } })

/** Plans that have ended since an instant, with seats that a renewal would restore. */
export const findRenewablePlans = (db: DbOrTx, since: Date): Promise<SharedSubscription[]> =>
  db.sharedSubscription.findMany({
    where: {
      status: 'ended',
      endedAt: { gte: since },
      seats: { some: { status: 'ended', accountId: { not: null } } },
    },
  })

/** Live plans that end until an instant and whose members have not been told yet. */
export const findEndingPlans = (db: DbOrTx, now: Date, until: Date): Promise<SharedSubscription[]> =>
  db.sharedSubscription.findMany({
    where: { status: 'live', endsAt: { gt: now, lte: until }, endingNoticeAt: null },
  })

/** Customers whose plans are shared, and those of readers who have a seat in one: what changes with them sends mails. */
export async function findSharingCustomers(db: DbOrTx): Promise<string[]> {
  const plans = await db.sharedSubscription.findMany({ select: { ownerGpNumber: true } })
  const members = await db.account.findMany({
    where: { seats: { some: { status: { in: [...liveSeatStatuses] } } } },
    select: { links: { select: { gpNumber: true } } },
  })
  const numbers = [
    ...plans.map((plan) => plan.ownerGpNumber),
    ...members.flatMap(({ links }) => links.map(({ gpNumber }) => gpNumber)),
  ]
  return [...new Set(numbers)]
}

/** Appends a line to the history of a shared plan; the database refuses to change or remove one. */
export async function appendSharedEvent(tx: DbOrTx, event: Prisma.SharedEventCreateInput): Promise<void> {
  await tx.sharedEvent.create({ data: event })
}

/** Whether the history of a seat has a line of this reason. */
export const hasSharedEvent = async (db: DbOrTx, seatId: string, reason: string): Promise<boolean> =>
  (await db.sharedEvent.count({ where: { seatId, reason } })) > 0

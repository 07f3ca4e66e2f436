import type { DbOrTx, Tx } from './db.ts'
import type { Prisma, SharedSubscription } from './generated/client.ts'

export type { SharedSubscription } from './generated/client.ts'

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

/** Keeps what the publisher says about a plan, known by the publisher's id whoever owns it now. */
export const savePlan = (
  db: DbOrTx,
  record: PlanRecord,
  made: Pick<Prisma.SharedSubscriptionCreateInput, 'id' | 'createdAt'>,
): Promise<SharedSubscription> =>
  db.sharedSubscription.upsert({
    where: { crmSubscriptionId: record.crmSubscriptionId },
    create: { ...record, ...made, status: 'live' },
    update: { ...record, status: 'live', endedAt: null },
  })

/** Whether a customer has, or had, a shared plan here. */
export const hasPlan = async (db: DbOrTx, ownerGpNumber: string): Promise<boolean> =>
  (await db.sharedSubscription.count({ where: { ownerGpNumber } })) > 0

/** Holds a plan until the end of the transaction, so that what is counted about its seats stays true. */
export async function lockPlan(tx: Tx, id: string): Promise<SharedSubscription> {
  await tx.$queryRaw`SELECT 1 FROM shared_subscription WHERE id = ${id}::uuid FOR UPDATE`
  return tx.sharedSubscription.findUniqueOrThrow({ where: { id } })
}

/** A seat that ended with its plan. */
export type EndedSeat = {
  id: string
  sharedSubscriptionId: string
  fromStatus: string
  crmSubscriptionId: string
  crmSeatId: string | null
  /** The member to tell; null for an invitation nobody had accepted. */
  accountId: string | null
  title: string
  edition: string
}

const live = ['invited', 'accepted', 'activated']

/** Ends the live shared plans of a customer under their locks, and with them every live seat; answers those seats. */
export async function endPlansOf(tx: Tx, ownerGpNumber: string, endedAt: Date): Promise<EndedSeat[]> {
  await tx.$queryRaw`
    SELECT id FROM shared_subscription WHERE owner_gp_number = ${ownerGpNumber} ORDER BY id FOR UPDATE`
  const plans = await tx.sharedSubscription.findMany({
    where: { ownerGpNumber, status: 'live' },
    include: { seats: { where: { status: { in: live } } } },
  })
  const ended = { status: 'ended', endedAt }
  for (const { id } of plans) {
    await tx.sharedSubscription.update({ where: { id }, data: { ...ended, version: { increment: 1 } } })
    await tx.sharedSeat.updateMany({
      where: { sharedSubscriptionId: id, status: { in: live } },
      data: ended,
    })
  }
  return plans.flatMap(({ seats, crmSubscriptionId, title, edition }) =>
    seats.map(({ id, sharedSubscriptionId, status, crmSeatId, accountId }) => ({
      ...{ id, sharedSubscriptionId, fromStatus: status, crmSubscriptionId, crmSeatId, accountId },
      ...{ title, edition },
    })),
  )
}

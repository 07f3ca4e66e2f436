import type { Tx } from './db.ts'

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

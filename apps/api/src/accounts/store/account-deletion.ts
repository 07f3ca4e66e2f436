import type { SeatStatus } from '@leserkonto/rules'
import type { Tx } from '../../store/database/db.ts'

/** A seat that was left, with the data for the publisher and the history. */
export type LeftSeat = {
  id: string
  sharedSubscriptionId: string
  crmSubscriptionId: string
  crmSeatId: string | null
  fromStatus: SeatStatus
  /** For the mail to the owner: whose seat, of which plan. */
  ownerGpNumber: string
  title: string
  edition: string
  name: string
}

/**
 * Frees the seats of a reader and removes the reader from them. Returns those that were taken until now, and those that
 * ended with their plan and are still occupied at the publisher.
 */
export async function leaveSeats(tx: Tx, accountId: string, endedAt: Date): Promise<LeftSeat[]> {
  await tx.$queryRaw`
    SELECT s.id FROM shared_subscription s JOIN shared_seat t ON t.shared_subscription_id = s.id
    WHERE t.account_id = ${accountId}::uuid ORDER BY s.id FOR UPDATE OF s`
  const seats = await tx.sharedSeat.findMany({
    where: { accountId },
    include: { sharedSubscription: true },
  })
  const taken = seats.filter(({ status }) => status === 'accepted' || status === 'activated')
  const held = seats.filter(({ status, crmSeatId }) => status === 'ended' && crmSeatId)
  const ids = taken.map(({ id }) => id)
  await tx.sharedSeat.updateMany({ where: { id: { in: ids } }, data: { status: 'quit', endedAt } })
  const planIds = [...new Set(taken.map(({ sharedSubscriptionId }) => sharedSubscriptionId))]
  const version = { version: { increment: 1 } }
  await tx.sharedSubscription.updateMany({ where: { id: { in: planIds } }, data: version })
  const gone = { accountId: null, email: '', givenName: null, familyName: null, crmSeatId: null }
  for (const { id } of seats)
    await tx.sharedSeat.update({ where: { id }, data: { ...gone, emailKey: `gone:${id}` } })
  return [...taken, ...held].map((seat) => {
    const { crmSubscriptionId, ownerGpNumber, title, edition } = seat.sharedSubscription
    return {
      id: seat.id,
      sharedSubscriptionId: seat.sharedSubscriptionId,
      crmSeatId: seat.crmSeatId,
      fromStatus: seat.status,
      crmSubscriptionId,
      ownerGpNumber,
      title,
      edition,
      name: [seat.givenName, seat.familyName].filter(Boolean).join(' ') || seat.email,
    }
  })
}

/** Removes an account with everything that belongs to it: sessions, devices, tokens, settings, favourites. */
export async function removeAccount(tx: Tx, id: string): Promise<void> {
  await tx.account.deleteMany({ where: { id } })
}

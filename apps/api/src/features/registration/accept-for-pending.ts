import type { Work } from '../../context.ts'
import { holdPlan, moveSeat } from '../../domain/seats/move-seat.ts'
import type { Tx } from '../../store/db.ts'
import { findSeatOnly, type SharedSeat } from '../../store/shared-seats.ts'

/**
 * The invited seat becomes accepted by an invitee whose account is not active yet; its link stays good until it is.
 * One that is no longer open stays as it is: activation tells.
 */
export async function acceptForPending(
  tx: Tx,
  { id, sharedSubscriptionId }: Pick<SharedSeat, 'id' | 'sharedSubscriptionId'>,
  work: Work,
): Promise<void> {
  await holdPlan(tx, sharedSubscriptionId, work)
  const seat = await findSeatOnly(tx, id)
  if (seat.status === 'invited')
    await moveSeat(tx, seat, { to: 'accepted', data: { acceptedAt: work.now } }, work)
}

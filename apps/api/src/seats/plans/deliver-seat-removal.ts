import type { With } from '../../context.ts'
import type { SeatRemovalEntry } from '../../outbox/entries.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'

/** Tells the publisher that a seat is free again; an unknown seat is free already. */
export async function deliverSeatRemoval(
  { subscriptionId, seatId }: SeatRemovalEntry,
  entryId: string,
  work: With<'db' | 'publisher'>,
): Promise<void> {
  await work.publisher.removeSeat(subscriptionId, seatId, entryId)
  await finishEntry(work.db, entryId)
}

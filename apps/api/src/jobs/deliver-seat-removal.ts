import type { SeatRemovalEntry } from '../steps/outbox-entries.ts'
import { finishEntry } from '../store/outbox.ts'
import type { Job } from './job.ts'

/** Tells the publisher that a seat is free again; one it does not know is free already. */
export async function deliverSeatRemoval(
  { subscriptionId, seatId }: SeatRemovalEntry,
  entryId: string,
  job: Job,
): Promise<void> {
  await job.publisher.removeSeat(subscriptionId, seatId, entryId)
  await finishEntry(job.db, entryId)
}

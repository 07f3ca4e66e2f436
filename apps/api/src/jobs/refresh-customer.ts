import { refreshCustomerCopy } from '../steps/customer-copy.ts'
import type { CustomerRefreshEntry } from '../steps/outbox-entries.ts'
import { finishEntry } from '../store/outbox.ts'
import type { Job } from './job.ts'

/** Asks the publisher anew about a customer of whom an event has told. */
export async function refreshCustomer(
  { gpNumber }: CustomerRefreshEntry,
  entryId: string,
  job: Job,
): Promise<void> {
  await refreshCustomerCopy(gpNumber, job)
  await finishEntry(job.db, entryId)
}

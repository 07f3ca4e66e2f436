import { refreshCustomerCopy } from '../steps/customer-copy.ts'
import { followPremiumRight } from '../steps/follow-premium-right.ts'
import { followSharedPlans } from '../steps/follow-shared-plans.ts'
import { noteOwnPlan } from '../steps/note-own-plan.ts'
import type { CustomerRefreshEntry, RightsChangedEntry } from '../steps/outbox-entries.ts'
import { findReadersOf } from '../store/account-links.ts'
import { findAccount } from '../store/accounts.ts'
import { finishEntry } from '../store/outbox.ts'
import type { Job } from './job.ts'

/** Asks the publisher anew about a customer of whom an event has told; what rests on the plan follows. */
export async function refreshCustomer(
  { gpNumber }: CustomerRefreshEntry,
  entryId: string,
  job: Job,
): Promise<void> {
  await refreshCustomerCopy(gpNumber, job)
  for (const accountId of await findReadersOf(job.db, gpNumber)) await followPremiumRight(accountId, job)
  await finishEntry(job.db, entryId)
}

/** Lets what rests on a reader's rights follow a link that was made or ended. */
export async function followRights(
  { accountId }: RightsChangedEntry,
  entryId: string,
  job: Job,
): Promise<void> {
  await followPremiumRight(accountId, job)
  const gpNumber = (await findAccount(job.db, accountId))?.gpNumber
  if (gpNumber) {
    await followSharedPlans(gpNumber, job)
    await noteOwnPlan(gpNumber, job)
  }
  await finishEntry(job.db, entryId)
}

import { findAccount } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { followPremiumRight } from '../../newsletters/shared/follow-premium-right.ts'
import { finishWithRights } from '../../outbox/announce.ts'
import type { CustomerEntry, RightsChangedEntry } from '../../outbox/entries.ts'
import { followSharedPlans } from '../../seats/plans/follow-shared-plans.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { refreshCustomer } from '../shared/customer-copy.ts'
import { findNumbersOf } from '../store/account-links.ts'
import { followCustomer } from './follow-customer.ts'
import { noteOwnPlan } from './note-own-plan.ts'

/** Asks the publisher about a customer after an event, and updates what depends on the customer's plans. */
export async function deliverRefresh(
  { gpNumber }: CustomerEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  await refreshCustomer(gpNumber, work)
  await followCustomer(gpNumber, work)
  await finishEntry(work.db, entryId)
}

/** Updates what depends on a customer's plans after the copy has changed. */
export async function deliverChange({ gpNumber }: CustomerEntry, entryId: string, work: Work): Promise<void> {
  await finishWithRights(entryId, await followCustomer(gpNumber, work), work)
}

/** Updates what depends on a reader's rights after a link was made or ended. */
export async function deliverRightsChange(
  { accountId }: RightsChangedEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  await followPremiumRight(accountId, work)
  const account = await findAccount(work.db, accountId)
  for (const gpNumber of await findNumbersOf(work.db, accountId)) {
    await followSharedPlans(gpNumber, work)
    await noteOwnPlan(gpNumber, work)
  }
  await finishWithRights(entryId, account ? [accountId] : [], work)
}

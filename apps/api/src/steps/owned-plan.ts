import { isRunning } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { findAccount } from '../store/accounts.ts'
import { type PlanRecord, type SharedSubscription, savePlan } from '../store/shared-plans.ts'
import { customerCopy } from './customer-copy.ts'

type Work = Deps & { now: Date }
type Copy = Awaited<ReturnType<typeof customerCopy>>['copy']

/**
 * The running family or company plan of a reader, as the publisher describes it; null without one. Rejects with
 * PUBLISHER_UNAVAILABLE when nothing usable is known. `force` asks anew.
 */
export async function ownedPlan(
  accountId: string,
  work: Work,
  { force }: { force: boolean } = { force: false },
): Promise<SharedSubscription | null> {
  const gpNumber = (await findAccount(work.db, accountId))?.gpNumber
  if (!gpNumber) return null
  const { copy } = await customerCopy(gpNumber, work, { force })
  const record = sharedPlanIn(copy, gpNumber, work.now)
  return record && savePlan(work.db, record, { id: work.ids.newId(), createdAt: work.now })
}

/** The company plan counts before the family plan, as in GET /userinfo. */
function sharedPlanIn(copy: Copy, ownerGpNumber: string, now: Date): PlanRecord | null {
  const running = copy.subscriptions.filter((one) => isRunning(one, now))
  const plan = running.find((one) => one.company) ?? running.find((one) => one.family)
  if (!plan) return null
  return {
    crmSubscriptionId: plan.id,
    type: plan.company ? 'company' : 'family',
    title: plan.title,
    edition: plan.edition,
    companyName: plan.company ? copy.company_name : null,
    maxMembers: plan.company?.seats ?? plan.family?.max_members ?? familyMembers,
    allowedDomains: plan.company?.allowed_domains ?? [],
    ownerGpNumber,
    endsAt: plan.end_date ? new Date(plan.end_date) : null,
  }
}

/** Besides the owner. Source: contract.md §5. */
const familyMembers = 4

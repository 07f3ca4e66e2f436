import { type CopiedSubscription, type CustomerCopy, isRunning } from '@leserkonto/rules'
import type { PlanRecord } from '../store/shared-plans.ts'

/** What the publisher says about the plan a customer shares; a company plan takes precedence over a family plan. */
export function ownedRecord(copy: CustomerCopy, ownerGpNumber: string, now: Date): PlanRecord | undefined {
  const running = copy.subscriptions.filter((one) => isRunning(one, now))
  const plan = running.find((one) => one.company) ?? running.find((one) => one.family)
  return plan && recordOf(plan, copy, ownerGpNumber)
}

/** What it says about the plan with this publisher's id; undefined if that does not run or is no longer shared. */
export function runningRecord(
  crmSubscriptionId: string,
  copy: CustomerCopy,
  { ownerGpNumber, now }: { ownerGpNumber: string; now: Date },
): PlanRecord | undefined {
  const plan = copy.subscriptions.find(({ id }) => id === crmSubscriptionId)
  const shared = plan && (plan.company || plan.family) && isRunning(plan, now)
  return shared ? recordOf(plan, copy, ownerGpNumber) : undefined
}

const recordOf = (plan: CopiedSubscription, copy: CustomerCopy, ownerGpNumber: string): PlanRecord => ({
  crmSubscriptionId: plan.id,
  type: plan.company ? 'company' : 'family',
  title: plan.title,
  edition: plan.edition,
  companyName: plan.company ? copy.company_name : null,
  maxMembers: plan.company?.seats ?? plan.family?.max_members ?? 0,
  allowedDomains: plan.company?.allowed_domains ?? [],
  ownerGpNumber,
  endsAt: plan.end_date ? new Date(plan.end_date) : null,
})

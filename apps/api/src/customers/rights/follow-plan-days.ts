import { webhookLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { followPremiumRight } from '../../newsletters/shared/follow-premium-right.ts'
import { announce, rightsChanged } from '../../outbox/announce.ts'
import { findPassedDays, forgetDays, type PassedDay } from '../store/plan-days.ts'

const batch = 500

/**
 * Follows plans of readers' own that began or ended on their known day, so that nothing came from the publisher: premium
 * newsletters rest or come again, and receivers of webhooks hear of it. A day is looked at until all of that is done. Members
 * of a shared plan are handled where that plan ends (seats/plans/end-shared-plans.ts). Throws the first failure at the end.
 */
export async function followPlanDays(work: Work): Promise<void> {
  const after = new Date(work.now.getTime() - webhookLimits.plansWithinMs)
  const failures: unknown[] = []
  let found: PassedDay[] = []
  do {
    const last = found.at(-1)
    found = await findPassedDays(work.pool, { until: work.now, after, max: batch, ...(last && { last }) })
    const told = new Set(found.flatMap((day) => (day.isUntold && day.accountId) || []))
    await announce(work.pool, [...told].map(rightsChanged), work)
    const done: PassedDay[] = []
    for (const day of found) if (await isFollowed(day, failures, work)) done.push(day)
    await forgetDays(work.pool, done)
  } while (found.length === batch)
  if (failures.length > 0) throw failures[0]
}

async function isFollowed(
  { accountId, hasNewsletters }: PassedDay,
  failures: unknown[],
  work: Work,
): Promise<boolean> {
  if (!accountId || !hasNewsletters) return true
  try {
    await followPremiumRight(accountId, work)
    return true
  } catch (error) {
    failures.push(error)
    return false
  }
}

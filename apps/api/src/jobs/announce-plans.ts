import { webhookLimits } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { announce, isAwaited, rightsChanged } from '../outbox/announce.ts'
import { findReadersOfPassedPlans } from '../store/events/webhook-events.ts'

const batch = 500

/**
 * Says that rights have changed where a reader's own plan began or ended on the day that was known before, so that nothing
 * came from the publisher. Members of a shared plan are told of where that plan ends (domain/seats/end-shared-plans.ts).
 */
export async function announcePlans(work: Work): Promise<void> {
  if (!isAwaited('rights.changed', work)) return
  const after = new Date(work.now.getTime() - webhookLimits.plansWithinMs)
  let found: string[]
  do {
    found = await findReadersOfPassedPlans(work.pool, { after, until: work.now, max: batch })
    await announce(work.pool, found.map(rightsChanged), work)
  } while (found.length === batch)
}

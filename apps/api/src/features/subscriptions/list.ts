import type { subscriptions } from '@leserkonto/contracts'
import { readsAlong, shownSubscription } from '@leserkonto/rules'
import type { Story } from '../../context.ts'
import { servedCopy } from '../../domain/customers/customer-copy.ts'

/**
 * Plans of the linked customer: running, ended and upcoming; without a customer number the publisher is not asked. Beside
 * them the plan of somebody else on which the reader reads along.
 */
export const list: Story<typeof subscriptions.list> = async ({ cache_control }, call) => {
  const { gpNumber, copies } = call.reader
  const reads_along = readsAlong(copies, call.now)
  if (!gpNumber) return { gp_number: null, fetched_at: null, stale: false, subscriptions: [], reads_along }
  const force = /\bno-cache\b/i.test(cache_control ?? '')
  const { copy, stale } = await servedCopy(gpNumber, copies.own, { force }, call)
  return {
    gp_number: gpNumber,
    fetched_at: copy.fetchedAt.toISOString(),
    stale,
    subscriptions: copy.subscriptions.map((plan) => shownSubscription(plan, copy.customer_type, call.now)),
    reads_along,
  }
}

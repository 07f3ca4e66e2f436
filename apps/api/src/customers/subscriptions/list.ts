import type { subscriptions } from '@leserkonto/contracts'
import { firstNumber, readsAlong, shownPlans } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { servedCopies } from '../shared/customer-copy.ts'

/**
 * Plans of all linked customers: running, ended and upcoming; without a customer number the publisher is not asked. Beside
 * them the plan of somebody else on which the reader reads along.
 */
export const list: OperationOf<typeof subscriptions.list> = async ({ cache_control }, call) => {
  const { copies } = call.reader
  const force = /\bno-cache\b/i.test(cache_control ?? '')
  const served = await servedCopies(copies.own, { force }, call)
  const fetched = served.map(({ copy }) => copy.fetchedAt.getTime())
  return {
    gp_number: firstNumber(copies),
    gp_numbers: served.map(({ gpNumber }) => gpNumber),
    // All are at least as new.
    fetched_at: fetched.length > 0 ? new Date(Math.min(...fetched)).toISOString() : null,
    stale: served.some(({ stale }) => stale),
    subscriptions: served.flatMap((one) => shownPlans(one, call.now)),
    reads_along: readsAlong(copies, call.now),
  }
}

import { isRunning } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { askForCustomer } from '../../domain/customers/customer-copy.ts'

/**
 * Whether a customer has a running plan according to the publisher now, not to a copy. Rejects with
 * PUBLISHER_UNAVAILABLE.
 */
export async function hasRunningPlan(gpNumber: string, work: Work): Promise<boolean> {
  const record = await askForCustomer(gpNumber, work)
  return Boolean(record?.copy.subscriptions.some((plan) => isRunning(plan, work.clock.now())))
}

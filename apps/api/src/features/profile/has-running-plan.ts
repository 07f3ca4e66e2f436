import { isRunning } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { askForCustomer } from '../../domain/customers/customer-copy.ts'

/**
 * Whether a customer has a running plan by what the publisher says now; a copy is not asked. Rejects with
 * PUBLISHER_UNAVAILABLE.
 */
export async function hasRunningPlan(gpNumber: string, work: Work): Promise<boolean> {
  const record = await askForCustomer(gpNumber, work)
  return Boolean(record?.copy.subscriptions.some((plan) => isRunning(plan, work.clock.now())))
}

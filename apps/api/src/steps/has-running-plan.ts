import { isRunning } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { askForCustomer } from './customer-copy.ts'

/**
 * Whether a customer has a running plan by what the publisher says now; a copy is not asked. Rejects with
 * PUBLISHER_UNAVAILABLE.
 */
export async function hasRunningPlan(
  gpNumber: string,
  needs: Pick<Deps, 'db' | 'publisher' | 'clock'>,
): Promise<boolean> {
  const record = await askForCustomer(gpNumber, needs)
  return Boolean(record?.copy.subscriptions.some((plan) => isRunning(plan, needs.clock.now())))
}

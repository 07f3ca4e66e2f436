import { Problem, type subscriptions } from '@leserkonto/contracts'
import { firstNumber } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'

/**
 * The delivery address of a linked customer, without a number of the one linked first; only the linked account may see it.
 */
export const address: OperationOf<typeof subscriptions.address> = async ({ gp_number }, call) => {
  const { copies } = call.reader
  const gpNumber = gp_number ?? firstNumber(copies)
  const isOwn = gpNumber !== null && copies.own.some((one) => one.gpNumber === gpNumber)
  const found = isOwn ? await call.publisher.deliveryAddress(gpNumber) : null
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

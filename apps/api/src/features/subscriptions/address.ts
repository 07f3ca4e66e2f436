import { Problem, type subscriptions } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'

/** The delivery address of the linked customer; only the linked account may see it. */
export const address: Story<typeof subscriptions.address> = async (_input, call) => {
  const { gpNumber } = call.reader
  const found = gpNumber ? await call.publisher.deliveryAddress(gpNumber) : null
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

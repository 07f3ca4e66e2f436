import { Problem, type subscriptions } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { findAccount } from '../../store/accounts.ts'

/** The delivery address of the linked customer; only the linked account may see it. */
export const address: Story<typeof subscriptions.address> = async (_input, call) => {
  const gpNumber = (await findAccount(call.db, call.reader.accountId))?.gpNumber
  const found = gpNumber ? await call.publisher.deliveryAddress(gpNumber) : null
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

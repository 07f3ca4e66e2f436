import { Problem, type subscriptions } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { findAccount } from '../../store/accounts.ts'

/** Where the linked customer's paper goes; only the account that holds the link may know. */
export const address: Story<typeof subscriptions.address> = async (_input, call) => {
  const gpNumber = (await findAccount(call.db, call.reader.accountId))?.gpNumber
  const found = gpNumber ? await call.publisher.deliveryAddress(gpNumber) : null
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

import type { subscriptions } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { requireFreshLogin } from '../../domain/accounts/require-fresh-login.ts'
import { unlinkCustomer } from '../../domain/customers/unlink-customer.ts'
import { tellUnmanaged } from '../../domain/seats/tell-unmanaged.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import { transaction } from '../../store/database/transaction.ts'

/**
 * Ends the account's link, and tells who reads along; without a link there is nothing to do.
 * Source: docs/spec/flows.md#an-owner-who-unlinks.
 */
export const unlink: Story<typeof subscriptions.unlink> = async ({ current_password }, call) => {
  await requireFreshLogin(current_password, call)
  const { accountId } = call.reader
  const gpNumber = (await findAccount(call.db, accountId))?.gpNumber
  if (!gpNumber) return
  const edition = call.askedEdition(undefined).shortcut
  await transaction(call.db, async (tx) => {
    const ended = await unlinkCustomer(tx, { accountId, gpNumber, edition, by: 'reader' }, call)
    if (ended) await tellUnmanaged(tx, gpNumber, call)
  })
  tellRelay(call)
}

import type { subscriptions } from '@leserkonto/contracts'
import type { Story, Work } from '../../context.ts'
import { requireFreshLogin } from '../../domain/accounts/require-fresh-login.ts'
import { unlinkCustomer } from '../../domain/customers/unlink-customer.ts'
import { mailMember } from '../../domain/seats/shared-plan-mails.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { findPlansOf } from '../../store/seats/shared-plans.ts'
import { findTakenSeats } from '../../store/seats/shared-seats.ts'

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

/** Tells the members of a customer's running plans that no account manages them now; nobody loses a seat. */
async function tellUnmanaged(tx: Tx, gpNumber: string, work: Work): Promise<void> {
  const plans = await findPlansOf(tx, gpNumber, [])
  for (const plan of plans.filter(({ status }) => status === 'live'))
    for (const seat of await findTakenSeats(tx, plan.id))
      await mailMember(tx, 'unmanaged', { plan, seat }, work)
}

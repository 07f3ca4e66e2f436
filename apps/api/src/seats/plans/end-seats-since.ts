import type { Account } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { changeSeat, findSeatOnly, findSeatsSince } from '../store/shared-seats.ts'
import { leaveSeat, revokeSeat } from './give-up-seat.ts'
import { holdPlan } from './move-seat.ts'

/** Whose seats, from which instant on, and the customer numbers whose plans are the account's own. */
type Since = { account: Account; since: Date; ownerGpNumbers: string[] }

/**
 * Ends the seats that an account has taken after an instant, and those it has given away then on its own plans. The ones it
 * took are not its own any more in the history either: their invitations went to somebody else.
 */
export async function endSeatsSince(tx: Tx, whose: Since, work: Work): Promise<void> {
  const { account } = whose
  for (const { id, sharedSubscriptionId } of await findSeatsSince(tx, { ...whose, accountId: account.id })) {
    const plan = await holdPlan(tx, sharedSubscriptionId, work)
    const seat = await findSeatOnly(tx, id)
    if (seat.accountId === account.id) {
      const left = await leaveSeat(tx, seat, { plan, account }, work)
      if (left) await changeSeat(tx, left, { accountId: null })
    } else await revokeSeat(tx, seat, { plan, account }, work)
  }
}

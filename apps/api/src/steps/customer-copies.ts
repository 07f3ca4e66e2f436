import type { CustomerCopies } from '@leserkonto/rules'
import type { DbOrTx } from '../store/db.ts'
import { findRightsCopy } from '../store/rights-copies.ts'
import { findLiveSeat } from '../store/shared-seats.ts'

/** What the publisher last said about the reader's own plan and about the plan a seat of theirs belongs to. */
export async function readCustomerCopies(
  db: DbOrTx,
  gpNumber: string | null,
  accountId: string,
): Promise<CustomerCopies> {
  const seat = await findLiveSeat(db, accountId)
  const owners = seat ? await findRightsCopy(db, seat.sharedSubscription.ownerGpNumber) : null
  return {
    own: gpNumber ? await findRightsCopy(db, gpNumber) : null,
    seat: seat && {
      activated: seat.status === 'activated',
      subscriptionId: seat.sharedSubscription.crmSubscriptionId,
      companyName: seat.sharedSubscription.companyName,
      owner: owners,
    },
  }
}

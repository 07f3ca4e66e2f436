import { Problem, type sharedSubscriptions } from '@leserkonto/contracts'
import { seatStatus } from '@leserkonto/rules'
import { findAccount } from '../accounts/store/accounts.ts'
import type { OperationOf } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { giveUpSeat } from './plans/give-up-seat.ts'
import { isOwnerOf, managesSeatsOf } from './plans/managed-plan.ts'
import { findSeat, isUuid } from './store/shared-seats.ts'

/** Who manages the plan takes a seat back, or a member gives it up; seats of others count as unknown. */
export const removeChildUser: OperationOf<typeof sharedSubscriptions.removeChildUser> = async (
  { id },
  call,
) => {
  const account = await findAccount(call.db, call.reader.accountId)
  const seat = isUuid(id) ? await findSeat(call.db, id) : null
  if (!account || !seat) throw new Problem('NOT_FOUND')
  const plan = seat.sharedSubscription
  const isOwner = await isOwnerOf(plan, account.id, call)
  const isOwn = seat.accountId === account.id && !isOwner
  if (!isOwn && !(await managesSeatsOf(plan, account.id, call))) throw new Problem('NOT_FOUND')
  // An administrator of the plan, who is no owner, takes back the seats of members alone.
  if (!isOwn && !isOwner && seat.manages) throw new Problem('FORBIDDEN')
  const left = await giveUpSeat({ seatId: id, plan, account, isOwner: !isOwn }, call)
  tellRelay(call)
  return { status: seatStatus(left, call.now) }
}

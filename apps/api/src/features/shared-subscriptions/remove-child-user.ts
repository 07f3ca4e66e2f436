import { Problem, type sharedSubscriptions } from '@leserkonto/contracts'
import { seatStatus } from '@leserkonto/rules'
import type { Story } from '../../context.ts'
import { giveUpSeat } from '../../domain/seats/give-up-seat.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import { findLinkHolder } from '../../store/customers/account-links.ts'
import { findSeat, isUuid } from '../../store/seats/shared-seats.ts'

/** The owner takes a seat back, or a member gives it up; seats of others count as unknown. */
export const removeChildUser: Story<typeof sharedSubscriptions.removeChildUser> = async ({ id }, call) => {
  const account = await findAccount(call.db, call.reader.accountId)
  const seat = isUuid(id) ? await findSeat(call.db, id) : null
  if (!account || !seat) throw new Problem('NOT_FOUND')
  const owner = await findLinkHolder(call.db, seat.sharedSubscription.ownerGpNumber)
  const isOwner = owner?.id === account.id
  if (!isOwner && seat.accountId !== account.id) throw new Problem('NOT_FOUND')
  const left = await giveUpSeat({ seatId: id, plan: seat.sharedSubscription, account, isOwner }, call)
  tellRelay(call)
  return { status: seatStatus(left, call.now) }
}

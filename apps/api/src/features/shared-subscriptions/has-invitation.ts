import type { sharedSubscriptions } from '@leserkonto/contracts'
import { seatStatus } from '@leserkonto/rules'
import type { Story } from '../../call.ts'
import { findLinkHolder } from '../../store/account-links.ts'
import { findAccount } from '../../store/accounts.ts'
import { findOpenInvitations, findSeat } from '../../store/shared-seats.ts'
import { isUuid } from './is-uuid.ts'

const none = { has_invitation: false, status: null, expired: false } as const

/** Whether an invitation is open, for who was invited and who invites; anybody else hears the same as for none. */
export const hasInvitation: Story<typeof sharedSubscriptions.hasInvitation> = async ({ id }, call) => {
  const account = call.reader && (await findAccount(call.db, call.reader.accountId))
  if (!account || !isUuid(id)) return none
  if (id === account.id) {
    const [newest] = await findOpenInvitations(call.db, account.emailKey, call.now)
    return newest ? { has_invitation: true, status: seatStatus(newest, call.now), expired: false } : none
  }
  const seat = await findSeat(call.db, id)
  if (!seat) return none
  const owner = await findLinkHolder(call.db, seat.sharedSubscription.ownerGpNumber)
  if (seat.emailKey !== account.emailKey && owner?.id !== account.id) return none
  const status = seatStatus(seat, call.now)
  const open = status === 'invited' || (status === 'accepted' && seat.accountId === null)
  return { has_invitation: open, status, expired: status === 'expired' }
}

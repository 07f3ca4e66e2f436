import { Problem } from '@leserkonto/contracts'
import type { Account } from '../../accounts/store/accounts.ts'
import type { Call } from '../../context.ts'
import { findSeat } from '../store/shared-seats.ts'
import { type FoundSeat, refuseUnlessOpenTo, seatOfToken } from './open-invitation.ts'

/** Identifies an invitation: by its link's token, or by its id for a reader signed in with the invited address. */
export type NamedInvitation = { token?: string | undefined; id?: string | undefined }

/**
 * The invitation a reader accepts or declines; `settled` if they have accepted or declined it before. Throws why this is
 * not possible, in the order of docs/spec/contract.md#accepting-an-invitation.
 */
export async function invitationOf(
  { token, id }: NamedInvitation,
  account: Account,
  call: Call,
): Promise<{ seat: FoundSeat; settled: boolean }> {
  const found = token !== undefined ? await seatOfToken(token, call) : await seatOfId(id, account, call)
  if (!found) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  const { seat } = found
  const taken = ['accepted', 'activated'].includes(seat.status) && seat.accountId === account.id
  const declined = seat.status === 'declined' && seat.emailKey === account.emailKey
  if (taken || declined) return { seat, settled: true }
  refuseUnlessOpenTo(account.emailKey, found, call.now)
  return { seat, settled: false }
}

async function seatOfId(id: string | undefined, account: Account, call: Call) {
  const seat = id === undefined ? null : await findSeat(call.db, id)
  return seat?.emailKey === account.emailKey ? { seat, superseded: false } : null
}

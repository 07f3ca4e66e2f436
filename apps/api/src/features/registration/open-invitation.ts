import { Problem } from '@leserkonto/contracts'
import { emailKey } from '@leserkonto/rules'
import type { Call } from '../../call.ts'
import { findSeat } from '../../store/shared-seats.ts'
import { fateOf, findToken } from '../../store/tokens.ts'

/**
 * The seat an invitation token opens for this address. Judged by token and address alone; nothing is consumed.
 * Throws SHARED_INVITATION_NOT_FOUND, _REVOKED, _USED, _EXPIRED and SHARED_WRONG_USER, in the order of contract.md §5.
 */
export async function openInvitation(token: string, email: string, call: Call): Promise<string> {
  await call.limits.take('guess')
  const row = await findToken(call.db, 'invitation', call.ids.secretHash(token))
  const seat = row?.invitationId ? await findSeat(call.db, row.invitationId) : null
  if (!row || !seat) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  await call.limits.giveBack('guess')
  if (seat.status === 'revoked' || seat.status === 'ended') throw new Problem('SHARED_INVITATION_REVOKED')
  if (row.consumedAt || !['invited', 'expired'].includes(seat.status))
    throw new Problem('SHARED_INVITATION_USED')
  const dead = fateOf(row) !== 'expired' || row.expiresAt <= call.now || seat.expiresAt <= call.now
  if (dead || seat.status === 'expired') throw new Problem('SHARED_INVITATION_EXPIRED')
  if (seat.emailKey !== emailKey(email)) throw new Problem('SHARED_WRONG_USER')
  return seat.id
}

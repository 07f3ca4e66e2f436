import { Problem } from '@leserkonto/contracts'
import { reasonAgainstInvitation } from '@leserkonto/rules'
import type { Call } from '../../context.ts'
import { findToken } from '../../sign-in/store/tokens.ts'
import { findSeat } from '../store/shared-seats.ts'

/** A seat with its plan, found by an invitation. */
export type FoundSeat = NonNullable<Awaited<ReturnType<typeof findSeat>>>
/** The seat of an invitation, and whether a newer link has replaced the one that was used. */
export type NamedSeat = { seat: FoundSeat; superseded: boolean }

/** The seat behind a link, null for an unknown one; a miss counts as a guess. */
export async function seatOfToken(token: string, call: Call): Promise<NamedSeat | null> {
  const subjects = call.reader ? { account: call.reader.accountId } : {}
  await call.limits.take('guess', subjects)
  const row = await findToken(call.db, 'invitation', call.ids.secretHash(token))
  const seat = row?.invitationId ? await findSeat(call.db, row.invitationId) : null
  if (!row || !seat) return null
  await call.limits.giveBack('guess', subjects)
  return { seat, superseded: row.supersededAt !== null }
}

/**
 * Throws why an address cannot accept an invitation, by seat and link only: SHARED_INVITATION_REVOKED, _USED,
 * _EXPIRED, SHARED_OWNER_SUBSCRIPTION_ENDED and SHARED_WRONG_USER, in the order of
 * docs/spec/contract.md#accepting-an-invitation.
 */
export function refuseUnlessOpenTo(emailKey: string, { seat, superseded }: NamedSeat, now: Date): void {
  const dead = reasonAgainstInvitation(seat, now)
  if (dead) throw new Problem(dead)
  if (superseded) throw new Problem('SHARED_INVITATION_EXPIRED')
  if (seat.emailKey !== emailKey) throw new Problem('SHARED_WRONG_USER')
}

import { Problem } from '@leserkonto/contracts'
import { reasonAgainstInvitation } from '@leserkonto/rules'
import type { Call } from '../../call.ts'
import type { Account } from '../../store/accounts.ts'
import { findSeat } from '../../store/shared-seats.ts'
import { findToken } from '../../store/tokens.ts'

/** What names an invitation: its link, or its id for who is signed in with the invited address. */
export type NamedInvitation = { token?: string | undefined; id?: string | undefined }

/** A seat with its plan, found by an invitation. */
export type FoundSeat = NonNullable<Awaited<ReturnType<typeof findSeat>>>

/** The seat behind a link, and whether a newer link has taken its place; null for an unknown one. */
export async function seatOfToken(token: string, call: Call) {
  await call.limits.take('guess', call.reader ? { account: call.reader.accountId } : {})
  const row = await findToken(call.db, 'invitation', call.ids.secretHash(token))
  const seat = row?.invitationId ? await findSeat(call.db, row.invitationId) : null
  if (!row || !seat) return null
  await call.limits.giveBack('guess', call.reader ? { account: call.reader.accountId } : {})
  return { seat, superseded: row.supersededAt !== null }
}

/**
 * The invitation a reader takes up or declines; `settled` when it became theirs, or was declined by them, before.
 * Throws why it cannot be, in the order of contract.md §5.
 */
export async function invitationOf(
  { token, id }: NamedInvitation,
  account: Account,
  call: Call,
): Promise<{ seat: FoundSeat; settled: boolean }> {
  const found = token !== undefined ? await seatOfToken(token, call) : await seatOfId(id, account, call)
  if (!found) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  const { seat, superseded } = found
  const taken = ['accepted', 'activated'].includes(seat.status) && seat.accountId === account.id
  const declined = seat.status === 'declined' && seat.emailKey === account.emailKey
  if (taken || declined) return { seat, settled: true }
  const dead = reasonAgainstInvitation(seat, call.now)
  if (dead) throw new Problem(dead)
  if (superseded) throw new Problem('SHARED_INVITATION_EXPIRED')
  if (seat.emailKey !== account.emailKey) throw new Problem('SHARED_WRONG_USER')
  return { seat, settled: false }
}

async function seatOfId(id: string | undefined, account: Account, call: Call) {
  const seat = id === undefined ? null : await findSeat(call.db, id)
  return seat?.emailKey === account.emailKey ? { seat, superseded: false } : null
}

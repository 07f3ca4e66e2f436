import type { Deps } from '../deps.ts'
import type { Tx } from '../store/db.ts'
import { findSeat } from '../store/shared-seats.ts'
import { suppress } from '../store/suppressions.ts'

/** Whoever got an invitation wants no more of them, from nobody: no invitation mail goes to the address again. */
export async function denyInvitations(
  tx: Tx,
  seatId: string,
  { secrets, now }: Pick<Deps, 'secrets'> & { now: Date },
): Promise<void> {
  const seat = await findSeat(tx, seatId)
  if (!seat) return
  const emailHmac = secrets.mac('address', seat.emailKey)
  await suppress(tx, { emailHmac, scope: 'invitation', reason: 'not_me', at: now, expiresAt: null })
}

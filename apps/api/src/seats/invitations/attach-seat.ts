import type { PendingRegistration } from '../../accounts/store/pending-registrations.ts'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { attachReader, findOpenInvitations } from '../store/shared-seats.ts'

type Opened = { accountId: string; emailKey: string; attempt: PendingRegistration | undefined }

/**
 * Gives a new account the seat its reader accepted by registering with the invitation. Whether they may have it is
 * checked after commit, so that opening an account never fails because of the publisher.
 */
export async function attachSeat(
  tx: Tx,
  { accountId, emailKey, attempt }: Opened,
  work: Work,
): Promise<void> {
  const { now } = work
  const accepted = (await findOpenInvitations(tx, emailKey, now)).filter((seat) => seat.status === 'accepted')
  // A reader has one seat: the invitation of their own form takes precedence, the others stay open.
  const seat = accepted.find(({ id }) => id === attempt?.invitationId) ?? accepted[0]
  if (!seat || !(await attachReader(tx, seat.id, accountId, now))) return
  const check = { address: addressOf(attempt) }
  const payload = { seatId: seat.id, accountId, acceptedAt: now.toISOString(), check }
  await enqueueEntry(tx, { kind: 'publisher.add_seat', payload }, work)
}

function addressOf(attempt: PendingRegistration | undefined) {
  const { street, housenumber, postcode } = attempt?.profile ?? {}
  return street && housenumber && postcode ? { street, housenumber, postcode } : null
}

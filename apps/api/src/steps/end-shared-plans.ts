import { sharedEnded } from '@leserkonto/mails'
import type { Deps } from '../deps.ts'
import { findAccount } from '../store/accounts.ts'
import type { Tx } from '../store/db.ts'
import { appendSharedEvent } from '../store/shared-events.ts'
import { type EndedSeat, endPlansOf } from '../store/shared-plans.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { enqueueEntry } from './outbox-entries.ts'

type Work = Deps & { now: Date }

/**
 * Ends the shared plans of a customer that no longer runs, in the transaction of the cause: the seats end, members are
 * told, the publisher after commit. Ended plans stay as they are: a second time does nothing. `reason` is a code for
 * the history.
 */
export async function endSharedPlans(
  tx: Tx,
  { ownerGpNumber, reason }: { ownerGpNumber: string; reason: string },
  work: Work,
): Promise<void> {
  for (const seat of await endPlansOf(tx, ownerGpNumber, work.now)) {
    const { id: seatId, sharedSubscriptionId, fromStatus } = seat
    const event = { seatId, sharedSubscriptionId, fromStatus, toStatus: 'ended', reason }
    await appendSharedEvent(tx, { id: work.ids.newId(), ...event, at: work.now })
    await freeAtPublisher(tx, seat, work)
    const { accountId } = seat
    if (accountId)
      await enqueueEntry(tx, work, { kind: 'rights.changed', payload: { accountId }, now: work.now })
    if (fromStatus !== 'invited') await tellMember(tx, seat, work)
  }
}

async function freeAtPublisher(tx: Tx, { crmSubscriptionId, crmSeatId }: EndedSeat, work: Work) {
  if (!crmSeatId) return
  const payload = { subscriptionId: crmSubscriptionId, seatId: crmSeatId }
  await enqueueEntry(tx, work, { kind: 'publisher.remove_seat', payload, now: work.now })
}

async function tellMember(tx: Tx, { accountId, title, edition: name }: EndedSeat, work: Work) {
  const member = accountId ? await findAccount(tx, accountId) : null
  const edition = work.editions.find(({ shortcut }) => shortcut === name) ?? work.editions.at(-1)
  if (!member || !edition) return
  const entry = { purpose: 'shared_ended', to: member.email, edition: edition.shortcut }
  await enqueueMail(tx, work, { ...entry, mail: sharedEnded({ title }, edition) }, work.now)
}

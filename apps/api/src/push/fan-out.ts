import type { Work } from '../context.ts'
import { leaseMs, sealed, tellRelay } from '../outbox/enqueue.ts'
import type { PushFanOutEntry } from '../outbox/entries.ts'
import { transaction } from '../store/database/run.ts'
import { finishEntry, moveEntry, payloadOf } from '../store/outbox/outbox.ts'
import { type BatchSent, batchSize, hasAnswers, noteBatch, sendBatch } from './send-batch.ts'
import { nextRecipients, type PushRecipient } from './store/push-subscriptions.ts'

/** After this time others have a turn, a security notice among them; far below the lease of the entry. */
const turnMs = 5_000

/**
 * Sends breaking news to the next browsers of its lane, batch after batch, and writes after each how far it has come. A
 * process that is killed loses none: another one goes on after the last batch that was written down. What that batch's
 * successor had sent is sent again, under the same topic and tag, so that push services and browsers show it once.
 * Source: docs/decisions/0021-push.md.
 */
export async function fanOut(entry: PushFanOutEntry, entryId: string, work: Work): Promise<void> {
  const began = work.clock.now().getTime()
  let written = await payloadOf(work.pool, entryId)
  let lane = entry
  while (written !== undefined) {
    const now = work.clock.now()
    if (now >= new Date(entry.message.expiresAt)) break
    const { edition, after, until, message } = lane
    const which = { edition, topic: message.topic, after, until, max: batchSize }
    const recipients = await nextRecipients(work.pool, which)
    if (recipients.length === 0) break
    const step = { from: written, lane: { ...lane, after: recipients.at(-1)?.id ?? until } }
    written = await sendStep(step, { entryId, recipients, began }, { ...work, now })
    lane = step.lane
    if (now.getTime() - began >= turnMs) return written === undefined ? undefined : tellRelay(work)
  }
  // Taken over by another process: it goes on, and finishes.
  if (written !== undefined) await finishEntry(work.pool, entryId)
}

type Step = { from: string; lane: PushFanOutEntry }

/** Sends one batch and writes it down; answers what is stored now, undefined if another process has taken the lane over. */
async function sendStep(
  { from, lane }: Step,
  { entryId, recipients, began }: { entryId: string; recipients: readonly PushRecipient[]; began: number },
  work: Work,
): Promise<string | undefined> {
  const batch = await sendBatch(lane.message, recipients, work)
  const to = sealed({ kind: 'push.fan_out', payload: lane }, work)
  const goesOn = work.clock.now().getTime() - began < turnMs
  const nextAt = goesOn ? new Date(work.clock.now().getTime() + leaseMs) : work.now
  const move = { id: entryId, from, to, nextAt }
  return (await written(move, { lane, batch }, work)) ? to : undefined
}

type Move = { id: string; from: string; to: string; nextAt: Date }

async function written(
  move: Move,
  { lane: { message }, batch }: { lane: PushFanOutEntry; batch: BatchSent },
  work: Work,
): Promise<boolean> {
  if (!hasAnswers(batch)) return moveEntry(work.pool, move)
  return transaction(work.db, async (tx) => {
    if (!(await moveEntry(tx, move))) return false
    await noteBatch(tx, { message, attempt: 1, batch }, work)
    return true
  })
}

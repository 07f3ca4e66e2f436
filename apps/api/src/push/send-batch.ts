import { pushLimits, pushPauseMs } from '@leserkonto/rules'
import type { With, Work } from '../context.ts'
import { enqueueEntry } from '../outbox/enqueue.ts'
import type { PushMessage } from '../outbox/entries.ts'
import type { DbOrTx } from '../store/database/db.ts'
import { notePushAnswers } from './store/push-subscriptions.ts'
import { openedTarget } from './targets.ts'

/** Browsers of one batch: what a killed process may send again, per lane of breaking news. */
export const batchSize = 64

/** A browser; `refusals` of it in a row so far. */
type Recipient = { id: string; edition: string; target: string; refusals?: number }

/** What became of a batch; `again` waits for push services, at least so long. */
export type BatchSent = {
  sent: string[]
  gone: string[]
  refused: string[]
  again: string[]
  pauseMs: number
}

/** Sends a message to some browsers. Nothing is noted yet (`noteBatch`). */
export async function sendBatch(
  message: PushMessage,
  recipients: readonly Recipient[],
  work: Work,
): Promise<BatchSent> {
  const ttlS = Math.max(0, Math.floor((new Date(message.expiresAt).getTime() - work.now.getTime()) / 1_000))
  const headers = { ttlS, urgency: message.urgency, topic: work.ids.secretHash(message.tag).slice(0, 32) }
  const parcels = recipients.map(({ target, edition }) => ({
    target: openedTarget(target, work),
    body: declarative(message, work.edition(edition).ownUrl),
  }))
  const outcomes = await work.push.send(parcels, headers)
  const of = (result: string) => recipients.filter((_, index) => outcomes[index]?.result === result)
  const ids = (some: readonly Recipient[]) => some.map(({ id }) => id)
  for (const result of ['sent', 'gone', 'refused', 'later'] as const)
    work.metrics.push(result, of(result).length)
  return {
    // Only what was refused before has to be noted as taken.
    sent: ids(of('sent').filter(({ refusals = 0 }) => refusals > 0)),
    gone: ids(of('gone')),
    refused: ids(of('refused')),
    again: ids(of('later')),
    pauseMs: Math.max(0, ...outcomes.map(({ afterMs = 0 }) => Math.min(afterMs, pushLimits.longestPauseMs))),
  }
}

/** Source: https://www.w3.org/TR/push-api/#declarative-push-message */
const declarative = ({ title, body, path, tag }: PushMessage, origin: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: origin + path, tag, lang: 'de' },
  })

/** Whether there is something to note of a batch beside that it was sent. */
export const hasAnswers = ({ sent, gone, refused, again }: BatchSent): boolean =>
  sent.length + gone.length + refused.length + again.length > 0

/** Notes what push services said, and leaves what they did not take for later, in the transaction that ends the batch. */
export async function noteBatch(
  tx: DbOrTx,
  { message, attempt, batch }: { message: PushMessage; attempt: number; batch: BatchSent },
  work: Work,
): Promise<void> {
  await notePushAnswers(tx, batch, pushLimits.refusals)
  const notBefore = nextTry(message.expiresAt, { attempt, batch }, work)
  if (!notBefore) return
  const payload = { message, ids: batch.again, attempt: attempt + 1 }
  await enqueueEntry(tx, { kind: 'push.retry', payload, notBefore }, work)
}

/** When what push services did not take is tried again; undefined where there is nothing, or it would be too late. */
export function nextTry(
  expiresAt: string,
  { attempt, batch: { again, pauseMs } }: { attempt: number; batch: BatchSent },
  { now, metrics }: With<'metrics' | 'now'>,
): Date | undefined {
  if (again.length === 0) return undefined
  const at = new Date(now.getTime() + Math.max(pauseMs, pushPauseMs(attempt)))
  if (at < new Date(expiresAt)) return at
  metrics.push('expired', again.length)
  return undefined
}

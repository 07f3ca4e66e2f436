import type { Work } from '../context.ts'
import type { PushRetryEntry } from '../outbox/entries.ts'
import { transaction } from '../store/database/run.ts'
import { finishEntry } from '../store/outbox/outbox.ts'
import { noteBatch, sendBatch } from './send-batch.ts'
import { theseRecipients } from './store/push-subscriptions.ts'

/** Sends breaking news again to browsers whose push service did not take it, if they still want it. */
export async function sendAgain(
  { message, ids, attempt }: PushRetryEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  const isOver = work.now >= new Date(message.expiresAt)
  const recipients = isOver ? [] : await theseRecipients(work.pool, ids, message.topic)
  const batch = await sendBatch(message, recipients, work)
  await transaction(work.db, async (tx) => {
    if (await finishEntry(tx, entryId)) await noteBatch(tx, { message, attempt, batch }, work)
  })
}

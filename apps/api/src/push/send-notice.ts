import { addresses, pushLimits, securityTopic } from '@leserkonto/rules'
import { pushTexts } from '@leserkonto/texts'
import type { Work } from '../context.ts'
import { enqueueEntry } from '../outbox/enqueue.ts'
import type { PushMessage, PushNoticeEntry } from '../outbox/entries.ts'
import { transaction } from '../store/database/run.ts'
import { finishEntry } from '../store/outbox/outbox.ts'
import { nextTry, sendBatch } from './send-batch.ts'
import { notePushAnswers } from './store/push-subscriptions.ts'

/** Sends a security notice to the browsers that the account had when it happened, also to those that are signed out since. */
export async function sendNotice(entry: PushNoticeEntry, entryId: string, work: Work): Promise<void> {
  const message = messageOf(entry)
  const { attempt, recipients } = entry
  const batch = await sendBatch(message, recipients, work)
  const notBefore = nextTry(message.expiresAt, { attempt, batch }, work)
  await transaction(work.db, async (tx) => {
    if (!(await finishEntry(tx, entryId))) return
    await notePushAnswers(tx, batch, pushLimits.refusals)
    if (!notBefore) return
    const left = recipients.filter(({ id }) => batch.again.includes(id))
    const payload = { ...entry, recipients: left, attempt: attempt + 1 }
    await enqueueEntry(tx, { kind: 'push.notice', payload, notBefore }, work)
  })
}

/** Without an address or a name: a locked screen shows it to everybody near. */
const messageOf = ({ notice: { kind, device = '' }, at, id }: PushNoticeEntry): PushMessage => ({
  tag: `${securityTopic}-${id}`,
  ...pushTexts.notices[kind](device),
  path: addresses.security,
  topic: securityTopic,
  urgency: 'high',
  expiresAt: new Date(new Date(at).getTime() + pushLimits.securityMs).toISOString(),
})

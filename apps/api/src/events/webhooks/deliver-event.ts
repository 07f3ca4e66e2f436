import { errorCode } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import type { WebhookEntry } from '../../outbox/entries.ts'
import { forGood, outage } from '../../outbox/failures.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'

/** Sends an event to one receiver. Source: docs/decisions/0019-webhooks.md. */
export async function deliverEvent(
  { receiver, id, body }: WebhookEntry,
  entryId: string,
  work: With<'pool' | 'webhooks'>,
): Promise<void> {
  await work.webhooks.send(receiver, { id, body }).catch((error: unknown) => {
    throw judged(receiver, error)
  })
  await finishEntry(work.pool, entryId)
}

/** What a receiver says of one event concerns that one; where it is down, all that is for it waits. */
function judged(receiver: string, error: unknown) {
  const code = errorCode(error) ?? ''
  if (code === 'RECEIVER_GONE') return forGood(code, error)
  const isAboutEvent = /^RECEIVER_4/.test(code) && code !== 'RECEIVER_429'
  return isAboutEvent ? error : outage(`webhooks ${receiver}`, error)
}

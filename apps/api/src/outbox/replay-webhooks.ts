import type { Work } from '../context.ts'
import { findWebhookEvents, storeWebhookEvents } from '../events/store/webhook-events.ts'
import { tellAllRelays } from './all-relays.ts'
import { deliveriesTo } from './announce.ts'

const batch = 500

/**
 * Sends a receiver again what it has been told of since an instant, under the ids of then, oldest first; returns how many
 * events these are. Undefined if there is no such receiver.
 */
export async function replayWebhooks(id: string, since: Date, work: Work): Promise<number | undefined> {
  const receiver = work.webhooks.receivers.find((one) => one.id === id)
  if (!receiver) return undefined
  let count = 0
  let last: string | undefined
  for (;;) {
    const found = await findWebhookEvents(work.db, { types: receiver.events, since, last, max: batch })
    await storeWebhookEvents(work.pool, [], deliveriesTo(receiver, found, work), work.now)
    count += found.length
    last = found.at(-1)?.id
    if (found.length < batch) break
  }
  await tellAllRelays(work)
  return count
}

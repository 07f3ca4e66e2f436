import { isOneOf } from '@leserkonto/rules'
import type { WebhookEvent, With, Work } from '../context.ts'
import { type StoredWebhookEvent, storeWebhookEvents } from '../events/store/webhook-events.ts'
import type { Connection } from '../store/database/run.ts'
import { transaction } from '../store/database/run.ts'
import { finishEntry } from '../store/outbox/outbox.ts'
import { sealed, tellRelay } from './enqueue.ts'

/** Whether somebody is told of events of a type. */
export const isAwaited = (type: WebhookEvent['type'], { webhooks }: Pick<Work, 'webhooks'>): boolean =>
  webhooks.receivers.some(({ events }) => events.includes(type))

/**
 * Tells the receivers of webhooks what happened, after commit: call it in the transaction of its cause. One statement for
 * all receivers of all these events, none where nobody awaits them. Source: docs/decisions/0019-webhooks.md.
 */
export async function announce(on: Connection, events: readonly WebhookEvent[], work: Work): Promise<void> {
  const stored = events
    .filter(({ type }) => isAwaited(type, work))
    .map((event): StoredWebhookEvent => {
      const { type, data } = event
      const body = JSON.stringify({ type, timestamp: work.now.toISOString(), data })
      return { id: work.ids.newId(), type, accountId: data.sub, body }
    })
  if (stored.length === 0) return
  const deliveries = work.webhooks.receivers.flatMap((receiver) => deliveriesTo(receiver, stored, work))
  await storeWebhookEvents(on, stored, deliveries, work.now)
}

/** Outbox entries that send to a receiver those of these events that it wants. */
export const deliveriesTo = (
  { id: receiver, events }: Work['webhooks']['receivers'][number],
  stored: readonly StoredWebhookEvent[],
  work: With<'ids' | 'publisher' | 'secrets' | 'traceparent'>,
) =>
  stored
    .filter(({ type }) => isOneOf(events, type))
    .map(({ id, body }) => ({
      id: work.ids.newId(),
      payload: sealed({ kind: 'webhook.event', payload: { receiver, id, body } }, work),
    }))

/** Finishes an outbox entry and says that the rights of these readers have changed, both or nothing. */
export async function finishWithRights(
  entryId: string,
  accountIds: readonly string[],
  work: Work,
): Promise<void> {
  if (accountIds.length === 0 || !isAwaited('rights.changed', work))
    return void (await finishEntry(work.pool, entryId))
  await transaction(work.db, async (tx) => {
    if (await finishEntry(tx, entryId)) await announce(tx, accountIds.map(rightsChanged), work)
  })
  tellRelay(work)
}

/** The event that a reader's rights have changed. */
export const rightsChanged = (sub: string): WebhookEvent => ({ type: 'rights.changed', data: { sub } })

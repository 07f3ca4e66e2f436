import type { Db, DbOrTx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'

/** An event as it is kept and sent. */
export type StoredWebhookEvent = { id: string; type: string; accountId: string | null; body: string }

/** An outbox entry that sends an event to one receiver; the payload is sealed. */
export type WebhookDelivery = { id: string; payload: string }

const storeStatement = statement('store-webhook-events')`WITH event AS (
      INSERT INTO webhook_event (id, type, account_id, body, at)
      SELECT id, type, account_id, body, ${'now'}::timestamptz
      FROM unnest(${'ids'}::uuid[], ${'types'}::text[], ${'accountIds'}::uuid[],
        ${'bodies'}::text[]) AS one (id, type, account_id, body)
    )
    INSERT INTO outbox (id, kind, payload, idempotency_key, next_at, created_at)
    SELECT id, 'webhook.event', payload, id::text, ${'now'}::timestamptz, ${'now'}::timestamptz
    FROM unnest(${'deliveryIds'}::uuid[], ${'payloads'}::text[]) AS one (id, payload)`

/** Keeps events and enqueues their deliveries, by one statement. */
export async function storeWebhookEvents(
  on: Connection,
  events: readonly StoredWebhookEvent[],
  deliveries: readonly WebhookDelivery[],
  now: Date,
): Promise<void> {
  await ask(on, storeStatement, {
    now,
    ids: events.map(({ id }) => id),
    types: events.map(({ type }) => type),
    accountIds: events.map(({ accountId }) => accountId),
    bodies: events.map(({ body }) => body),
    deliveryIds: deliveries.map(({ id }) => id),
    payloads: deliveries.map(({ payload }) => payload),
  })
}

/** Kept events of these types since an instant, oldest first, after `last`; at most `max`. */
export const findWebhookEvents = (
  db: DbOrTx,
  {
    types,
    since,
    last,
    max,
  }: { types: readonly string[]; since: Date; last?: string | undefined; max: number },
): Promise<StoredWebhookEvent[]> =>
  db.webhookEvent.findMany({
    where: { type: { in: [...types] }, at: { gte: since } },
    select: { id: true, type: true, accountId: true, body: true },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: max,
    ...(last !== undefined && { cursor: { id: last }, skip: 1 }),
  })

/** Deletes events until an instant. */
export async function purgeWebhookEvents(db: Db, until: Date): Promise<void> {
  await db.webhookEvent.deleteMany({ where: { at: { lte: until } } })
}

import type { Db, DbOrTx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'

/** An event as it is kept and sent. */
export type StoredWebhookEvent = { id: string; type: string; accountId: string | null; body: string }

/** An outbox entry that sends an event to one receiver; the payload is sealed. */
export type WebhookDelivery = { id: string; payload: string }

const storeStatement = {
  name: 'store-webhook-events',
  text: `WITH event AS (
      INSERT INTO webhook_event (id, type, account_id, body, at)
      SELECT id, type, account_id, body, $1::timestamptz
      FROM unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[]) AS one (id, type, account_id, body)
    )
    INSERT INTO outbox (id, kind, payload, idempotency_key, next_at, created_at)
    SELECT id, 'webhook.event', payload, id::text, $1::timestamptz, $1::timestamptz
    FROM unnest($6::uuid[], $7::text[]) AS one (id, payload)`,
}

/** Keeps events and enqueues their deliveries, by one statement. */
export async function storeWebhookEvents(
  on: Connection,
  events: readonly StoredWebhookEvent[],
  deliveries: readonly WebhookDelivery[],
  now: Date,
): Promise<void> {
  const ofEvents = (['id', 'type', 'accountId', 'body'] as const).map((field) =>
    events.map((event) => event[field]),
  )
  const ofDeliveries = (['id', 'payload'] as const).map((field) => deliveries.map((one) => one[field]))
  await ask(on, storeStatement, [now, ...ofEvents, ...ofDeliveries])
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

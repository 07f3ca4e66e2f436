import type { DbOrTx, Pool } from '../database/db.ts'
import { ask, type Connection } from '../database/run.ts'
import { sql, statement } from '../database/statement.ts'
import type { Outbox } from '../generated/client.ts'

/** Something to do after commit, with encrypted payload. `attempts` is 1 if it is leased to its process until `nextAt`. */
export type OutboxEntry = {
  id: string
  kind: string
  payload: string
  idempotencyKey: string
  attempts: number
  nextAt: Date
  createdAt: Date
  /** Entries of one key are done one after the other, in the order of writing. */
  orderKey?: string
}

/** Writes an entry, whose values `valuesOfEntry` names; a FROM clause may follow, of rows for which it is written. */
export const insertEntry = sql`INSERT INTO outbox
      (id, kind, payload, idempotency_key, attempts, next_at, created_at, order_key)
    SELECT ${'entryId'}::uuid, ${'entryKind'}, ${'entryPayload'}, ${'entryKey'}, ${'entryAttempts'}::int,
      ${'entryNextAt'}::timestamptz, ${'entryCreatedAt'}::timestamptz, ${'entryOrderKey'}::text`

/** The values of an entry for a statement with `insertEntry`. */
export const valuesOfEntry = (entry: OutboxEntry) => ({
  entryId: entry.id,
  entryKind: entry.kind,
  entryPayload: entry.payload,
  entryKey: entry.idempotencyKey,
  entryAttempts: entry.attempts,
  entryNextAt: entry.nextAt,
  entryCreatedAt: entry.createdAt,
  entryOrderKey: entry.orderKey ?? null,
})

const enqueueStatement = statement('enqueue')`${insertEntry} ON CONFLICT (idempotency_key) DO NOTHING`

/** Puts an entry into the outbox, in the transaction of its cause; the same idempotency key is stored once. */
export async function enqueue(on: Connection, entry: OutboxEntry): Promise<void> {
  await ask(on, enqueueStatement, valuesOfEntry(entry))
}

/** What the relay works with. `waitsFor`: what was down when the entry was last tried. */
export type LeasedEntry = Pick<OutboxEntry, 'id' | 'kind' | 'payload' | 'attempts' | 'createdAt'> & {
  waitsFor?: string | null
}

// Written so that PostgreSQL finds each in an index of what is due (`outbox_due_idx`, `outbox_due_push_idx`).
const groups = {
  events: sql`(kind = 'webhook.event') IS TRUE`,
  push: sql`kind LIKE 'push.%'`,
  others: sql`(kind = 'webhook.event') IS FALSE AND kind NOT LIKE 'push.%'`,
}

/** Events for webhooks, push messages, or everything else. */
export type OutboxGroup = keyof typeof groups

// Materialized: without it PostgreSQL may join so that it asks for the eight again and again, and takes all that is due.
const claimStatement = (group: OutboxGroup) =>
  statement<LeasedEntry>(`claim-${group}`)`WITH due AS MATERIALIZED (
      SELECT id, waits_for FROM outbox due
      WHERE ${groups[group]} AND next_at <= ${'now'}::timestamptz AND died_at IS NULL
        AND (order_key IS NULL OR NOT EXISTS (
          SELECT 1 FROM outbox earlier WHERE earlier.order_key = due.order_key AND earlier.position < due.position
        ))
      ORDER BY next_at LIMIT ${'max'} FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox SET next_at = ${'until'}::timestamptz, attempts = attempts + 1, waits_for = NULL
    FROM due WHERE outbox.id = due.id
    RETURNING outbox.id, kind, payload, attempts, created_at AS "createdAt", due.waits_for AS "waitsFor"`
const claimStatements = {
  events: claimStatement('events'),
  push: claimStatement('push'),
  others: claimStatement('others'),
}

/**
 * Leases due entries of a group to this process for `leaseMs`, oldest first. After the lease others may take them. So a
 * killed process loses none, and two processes never work on the same one. One with an order key is not due before the
 * earlier ones of the key are finished, however long those fail, dead letters among them.
 */
export async function claimDue(
  pool: Pool,
  { group, now, leaseMs, max }: { group: OutboxGroup; now: Date; leaseMs: number; max: number },
): Promise<LeasedEntry[]> {
  const until = new Date(now.getTime() + leaseMs)
  const rows = await ask(pool, claimStatements[group], { until, now, max })
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Releases entries that were leased to this process when they were written and that it has not started. */
export async function releaseEntries(db: DbOrTx, ids: readonly string[], now: Date): Promise<void> {
  await db.outbox.updateMany({
    where: { id: { in: [...ids] }, attempts: 1 },
    data: { nextAt: now, attempts: 0 },
  })
}

const finishStatement = statement('finish-entry')`DELETE FROM outbox WHERE id = ${'id'}::uuid RETURNING id`

/** Removes a finished entry; false if it was removed before. */
export async function finishEntry(on: Connection, id: string): Promise<boolean> {
  return (await ask(on, finishStatement, { id })).length > 0
}

const ofOrderStatement = statement<Pick<OutboxEntry, 'id' | 'payload'>>(
  'entries-of-order',
)`SELECT id, payload FROM outbox WHERE order_key = ${'orderKey'} ORDER BY position LIMIT ${'max'} FOR UPDATE`

/** The oldest entries of an order key, locked. */
export const findOfOrder = (
  tx: Connection,
  orderKey: string,
  max: number,
): Promise<Pick<OutboxEntry, 'id' | 'payload'>[]> => ask(tx, ofOrderStatement, { orderKey, max })

/** A failed try; `cause` is a code, not a message, which could contain an address. */
type Failure = { cause: string; waitsFor?: string | undefined }

/** Puts a failed entry back. */
export async function postponeEntry(
  db: DbOrTx,
  id: string,
  { cause, waitsFor, nextAt }: Failure & { nextAt: Date },
): Promise<void> {
  await db.outbox.updateMany({
    where: { id },
    data: { nextAt, lastError: cause, waitsFor: waitsFor ?? null },
  })
}

/** Leases those of these entries to this process that nobody has started, due or not. */
export async function claimEntries(
  db: DbOrTx,
  ids: readonly string[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<Outbox[]> {
  return db.outbox.updateManyAndReturn({
    where: { id: { in: [...ids] }, attempts: 0 },
    data: { nextAt: new Date(now.getTime() + leaseMs), attempts: { increment: 1 } },
  })
}

const payloadStatement = statement<{ payload: string }>(
  'entry-payload',
)`SELECT payload FROM outbox WHERE id = ${'id'}::uuid`

/** The sealed payload of an entry, by which `moveEntry` knows whether it is still the one that was read. */
export async function payloadOf(pool: Pool, id: string): Promise<string | undefined> {
  const [row] = await ask(pool, payloadStatement, { id })
  return row?.payload
}

// As if it had just been claimed for the first time: what moves on has not failed.
const moveStatement = statement(
  'move-entry',
)`UPDATE outbox SET payload = ${'to'}, next_at = ${'nextAt'}::timestamptz, attempts = 1
    WHERE id = ${'id'}::uuid AND payload = ${'from'} RETURNING id`

/** Writes how far an entry has come; false if another process has taken it over since `from` was read. */
export async function moveEntry(
  on: Connection,
  move: { id: string; from: string; to: string; nextAt: Date },
): Promise<boolean> {
  return (await ask(on, moveStatement, move)).length > 0
}

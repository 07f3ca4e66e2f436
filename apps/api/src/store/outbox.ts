import type { DbOrTx } from './db.ts'
import type { Outbox } from './generated/client.ts'

/** Something to do after commit, with encrypted payload. */
export type OutboxEntry = {
  id: string
  kind: string
  payload: string
  idempotencyKey: string
  nextAt: Date
  createdAt: Date
}

/** Puts an entry into the outbox, in the transaction of its cause; the same idempotency key is stored once. */
export async function enqueue(tx: DbOrTx, entry: OutboxEntry): Promise<void> {
  await tx.outbox.createMany({ data: entry, skipDuplicates: true })
}

// No lease and no retry is further ahead; a later time was written before the clock was set back.
const farthestMs = 10 * 60_000

/**
 * Leases due entries to this process for `leaseMs`; after that others may take them. So a killed process loses none, and
 * two processes never work on the same one.
 */
export async function claimDue(
  db: DbOrTx,
  { now, leaseMs, max }: { now: Date; leaseMs: number; max: number },
): Promise<Outbox[]> {
  const until = new Date(now.getTime() + leaseMs)
  const farthest = new Date(now.getTime() + farthestMs)
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE outbox SET next_at = ${until}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE next_at <= ${now} OR next_at > ${farthest}
      ORDER BY next_at LIMIT ${max} FOR UPDATE SKIP LOCKED
    ) RETURNING id`
  if (rows.length === 0) return []
  return db.outbox.findMany({
    where: { id: { in: rows.map((row) => row.id) } },
    orderBy: { createdAt: 'asc' },
  })
}

/** Removes a finished entry. */
export async function finishEntry(tx: DbOrTx, id: string): Promise<void> {
  await tx.outbox.deleteMany({ where: { id } })
}

/** Puts a failed entry back; `error` is a code, not a message, which could contain an address. */
export async function postponeEntry(db: DbOrTx, id: string, nextAt: Date, error: string): Promise<void> {
  await db.outbox.updateMany({ where: { id }, data: { nextAt, lastError: error } })
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

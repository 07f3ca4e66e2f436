import type { DbOrTx } from './db.ts'
import type { Outbox } from './generated/client.ts'

/** Something to do after commit, payload sealed. */
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

// No lease and no retry is further away; what is, was written by a clock that has been set back since.
const farthestMs = 10 * 60_000

/**
 * Takes due entries for this process: they come back to others only after `leaseMs`, so that a killed process
 * loses none and two processes never work on one.
 */
export async function claimDue(
  db: DbOrTx,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<Outbox[]> {
  const until = new Date(now.getTime() + leaseMs)
  const farthest = new Date(now.getTime() + farthestMs)
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE outbox SET next_at = ${until}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox WHERE next_at <= ${now} OR next_at > ${farthest}
      ORDER BY next_at LIMIT ${most} FOR UPDATE SKIP LOCKED
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

/** Puts a failed entry back; `error` is a code, never a message that may carry an address. */
export async function postponeEntry(db: DbOrTx, id: string, nextAt: Date, error: string): Promise<void> {
  await db.outbox.updateMany({ where: { id }, data: { nextAt, lastError: error } })
}

/** Takes exactly these entries for this process, those nobody has begun with, due or not. */
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

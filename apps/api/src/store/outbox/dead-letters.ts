import type { DbOrTx, Tx } from '../database/db.ts'

/** A dead letter; what it says is sealed. */
export type DeadLetter = {
  id: string
  kind: string
  payload: string
  createdAt: Date
  attempts: number
  cause: string | null
}

/** Dead letters that fit all that is named; without anything, all. */
export type WhichDead = { id?: string; kind?: string; lastError?: string }

/** Makes an entry a dead letter: it is kept with its cause, and not tried any more. */
export async function buryEntry(
  db: DbOrTx,
  id: string,
  { cause, at }: { cause: string; at: Date },
): Promise<void> {
  await db.outbox.updateMany({ where: { id }, data: { diedAt: at, lastError: cause, waitsFor: null } })
}

/** The oldest dead letters, at most `most`, and how many there are. */
export async function findDead(db: DbOrTx, most: number): Promise<{ letters: DeadLetter[]; count: number }> {
  const where = { diedAt: { not: null } }
  const rows = await db.outbox.findMany({ where, orderBy: { createdAt: 'asc' }, take: most })
  return {
    letters: rows.map(({ lastError, ...row }) => ({ ...row, cause: lastError })),
    count: await db.outbox.count({ where }),
  }
}

/** Makes dead letters due again, as if they had never been tried, at their old place in their order; how many of which kind. */
export async function reviveDead(tx: Tx, which: WhichDead, now: Date): Promise<Map<string, number>> {
  const rows = await tx.outbox.updateManyAndReturn({
    where: { ...which, diedAt: { not: null } },
    // Its two days begin again.
    data: { diedAt: null, lastError: null, attempts: 0, nextAt: now, createdAt: now },
    select: { kind: true },
  })
  return counted(rows)
}

/** Removes dead letters, those only that died until an instant if one is given; how many of which kind. */
export async function dropDead(tx: Tx, which: WhichDead, until?: Date): Promise<Map<string, number>> {
  const where = { ...which, diedAt: until ? { lte: until } : { not: null } }
  const rows = await tx.outbox.findMany({ where, select: { id: true, kind: true } })
  await tx.outbox.deleteMany({ where })
  return counted(rows)
}

function counted(rows: readonly { kind: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

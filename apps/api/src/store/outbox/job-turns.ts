import type { DbOrTx } from '../database/db.ts'

/** Periodic work by name, with the time between two turns. */
export type Turn = { name: string; everyMs: number }

/** Names of the turns that are due; one that was never taken is. */
export async function dueTurns(db: DbOrTx, turns: readonly Turn[], now: Date): Promise<string[]> {
  const rows = await db.job.findMany({ where: { name: { in: turns.map(({ name }) => name) } } })
  const nextAt = new Map(rows.map((row) => [row.name, row.nextAt]))
  return turns.filter((turn) => isDue(turn, nextAt.get(turn.name), now)).map(({ name }) => name)
}

// A next turn more than one period ahead was written before the clock was set back.
const isDue = ({ everyMs }: Turn, nextAt: Date | undefined, now: Date) =>
  !nextAt || nextAt <= now || nextAt.getTime() - now.getTime() > everyMs

/**
 * Takes a turn by one conditional UPDATE: of several processes that ask at once exactly one gets true. The next turn is
 * one period later, even if this one fails.
 */
export async function takeTurn(db: DbOrTx, { name, everyMs }: Turn, now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + everyMs)
  await db.job.createMany({ data: { name, nextAt: now }, skipDuplicates: true })
  const { count } = await db.job.updateMany({
    where: { name, OR: [{ nextAt: { lte: now } }, { nextAt: { gt: nextAt } }] },
    data: { nextAt },
  })
  return count === 1
}

/** Brings a turn forward: the work failed and should not wait for its whole period. */
export async function bringTurnForward(db: DbOrTx, name: string, nextAt: Date): Promise<void> {
  await db.job.updateMany({ where: { name, nextAt: { gt: nextAt } }, data: { nextAt } })
}

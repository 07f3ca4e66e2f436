import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { serverVersion } from './accounts.ts'
import type { Field } from './field.ts'
import { type Row, tableOf, verdictOn } from './figures.ts'
import { generatorWords } from './load.ts'

/** When a run began, and how busy the machine was before it. */
export type Beginning = { ms: number; load: number }

export const noteBeginning = (): Beginning => ({ ms: performance.now(), load: loadavg()[0] ?? 0 })

/** Prints the machine, how it was measured, and the table; answers whether every goal that must be reached was. */
export async function report(
  { ground, notes, busiest, size }: Field,
  rows: readonly Row[],
  beginning: Beginning,
): Promise<boolean> {
  const [core] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const machine = `${availableParallelism()} cores (${core?.model.trim()}), ${gigabytes} GB`
  // Without the words on how it was built.
  const [postgres] = (await serverVersion(ground.serverUrl)).split(' ')
  const date = new Date().toISOString().slice(0, 10)
  const minutes = (performance.now() - beginning.ms) / 60_000
  const loads = `${beginning.load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} at the end`
  console.log(`\n${date}, ${machine}, PostgreSQL ${postgres}, Node ${process.version}`)
  console.log(`${generatorWords}, at most ${(100 * busiest.generatorShare).toFixed(0)} % of it used`)
  console.log(`${size.rounds} rounds, ${minutes.toFixed(1)} minutes, load of the machine ${loads}\n`)
  console.log(tableOf(rows))
  for (const line of notes) console.log(`! ${line}`)
  const missed = rows.filter(({ value, goal }) => goal && verdictOn(value, goal) === 'MISSED')
  return missed.length === 0 && notes.length === 0
}

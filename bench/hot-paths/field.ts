import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { refreshCopies, waitingEntries } from './accounts.ts'
import { askWell, type BenchRequest } from './ask.ts'
import { type Load, load, type Manner, writeRequests } from './load.ts'
import type { Peer } from './peers.ts'
import { type Started, untilQuiet } from './processes.ts'
import type { Ground, Populated } from './service.ts'

/** How large and how long a run is. */
export type Size = {
  /** Numbers of accounts, ascending; the peers are compared at the middle one. */
  accounts: readonly [number, number, number]
  rounds: number
  seconds: number
  /** Pairs of calls for each operation that must not tell whether an address is known. */
  pairs: number
  starts: number
  restS: number
}

/** Everything that runs while it is measured. */
export type Field = {
  ground: Ground
  size: Size
  main: Populated
  api: Started
  floor: Started
  passport: Peer
  betterAuth: Peer
  /** What did not go as it should, and how busy the generator was at most. */
  notes: string[]
  busiest: { generatorShare: number }
}

/** Who is asked for what. */
export type Contestant = { asked: Pick<Started, 'pid' | 'port'>; requests: readonly BenchRequest[] }

const drainPatienceMs = 60_000

/**
 * Loads all contestants by turns, one round after the other, after a first one that warms them up and is not counted. The
 * next one's turn begins when the one before has nothing under way any more.
 */
export async function byTurns<Name extends string>(
  field: Field,
  contestants: Readonly<Record<Name, Contestant>>,
  manner: Manner,
  databases: readonly Populated[] = [field.main],
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(contestants) as Name[] // the keys of the argument
  const files = new Map(
    names.map((name, index) => {
      const file = join(field.ground.folder, `requests-${index}`)
      return [name, writeRequests(file, contestants[name].requests)]
    }),
  )
  const refresh = () => Promise.all(databases.map((one) => refreshCopies(one.databaseUrl, one.readers)))
  await refresh()
  for (const { asked, requests } of Object.values<Contestant>(contestants))
    for (const request of requests.slice(0, 1)) await askWell(asked.port, request)
  const all = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (let round = -1; round < field.size.rounds; round++)
    for (const name of names) {
      await refresh()
      const { asked } = contestants[name]
      const one = await load(asked.port, files.get(name) ?? '', manner)
      await settled(field, asked, databases)
      if (round < 0) continue
      note(field, name, one)
      all[name].push(one)
    }
  return all
}

/** Writes down what would make a figure worthless. */
export function note(
  { notes, busiest }: Field,
  name: string,
  { perSecond, failed, generatorShare }: Load,
): void {
  if (perSecond === 0) notes.push(`${name}: no answer in one round`)
  if (failed > 0) notes.push(`${name}: ${failed} calls failed in one round`)
  busiest.generatorShare = Math.max(busiest.generatorShare, generatorShare)
}

/**
 * Resolves once the one who was asked has nothing under way: neither calls that were cut off at the end of a load, nor what
 * the service puts off until after its answers. Both would fall to whoever is asked next.
 */
export async function settled(
  field: Field,
  asked: Pick<Started, 'pid'>,
  databases: readonly Populated[] = [field.main],
): Promise<void> {
  await drained(field, databases)
  if (!(await untilQuiet(asked))) field.notes.push('a process was busy long after its turn')
}

/** Resolves once the outbox is empty. */
export async function drained(
  { main, notes }: Field,
  databases: readonly Populated[] = [main],
): Promise<void> {
  const endMs = performance.now() + drainPatienceMs
  const waiting = () => Promise.all(databases.map(({ databaseUrl }) => waitingEntries(databaseUrl)))
  while ((await waiting()).some((count) => count > 0)) {
    if (performance.now() > endMs) {
      notes.push(`the outbox was not empty after ${drainPatienceMs / 1000} s`)
      return
    }
    await wait(5)
  }
}

/** One number of each round. */
export const each = (loads: readonly Load[], number: keyof Load): number[] => loads.map((one) => one[number])

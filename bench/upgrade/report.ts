import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Met } from '../../e2e/faults/door.ts'
import type { Verdict } from '../../e2e/faults/judge.ts'
import { type Figures, failuresOf, longestPause } from './figures.ts'
import type { Sample } from './load.ts'
import type { Migrated } from './rollout.ts'

const mostPauseMs = 1_000

/** All that was seen. */
export type Seen = {
  readonly accounts: number
  readonly figures: readonly Figures[]
  readonly samples: readonly Sample[]
  /** The latest that the generator was with a call. */
  readonly latestMs: number
  readonly migrated: Migrated
  readonly verdict: Verdict
  readonly lived: number
  readonly met: Met
  readonly bugs: readonly string[]
}

/** Prints it, and lets the process end with 1 where it is not good enough. */
export function report(seen: Seen): void {
  const { figures, samples, migrated, verdict, met, bugs } = seen
  printMachine(seen)
  for (const line of figures.map(rowOf)) console.log(line)
  console.log()
  for (const { name, ms } of migrated.applied)
    console.log(`${name.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms`)
  console.log(`${'the whole command'.padEnd(28)} ${migrated.ms.toFixed(0).padStart(6)} ms`)
  for (const line of migrated.said) console.log(`  ${line}`)
  const pauseMs = Math.max(...upgradeIn(figures).map(longestPause))
  const failures = failuresOf(samples)
  console.log(
    `\n${samples.length} calls, ${seen.lived} lives, ${verdict.checked} invariants; the generator was at most ${seen.latestMs.toFixed(0)} ms late`,
  )
  compare(figures)
  for (const line of [...failures, ...verdict.broken, ...bugs.slice(0, 5)]) console.log(`! ${line}`)
  if (failures.length > 0) console.log(JSON.stringify(met))
  if (failures.length + verdict.broken.length + bugs.length > 0 || pauseMs > mostPauseMs) process.exitCode = 1
}

function printMachine({ accounts }: Seen): void {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, ${accounts} accounts`,
  )
  console.log(`load of the machine at the end ${loadavg()[0]?.toFixed(1)}\n`)
  console.log('| part | s | calls | failed | p50 ms | p99 ms | longest call ms | no answer for ms |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
}

function rowOf(one: Figures): string {
  const longest = `${one.longestCall.toFixed(0)} (${one.slowest})`
  const times = [one.p50.toFixed(1), one.p99.toFixed(1), longest, one.longestGap.toFixed(0)]
  return `| ${[one.name, one.seconds.toFixed(1), one.calls, one.failed, ...times].join(' | ')} |`
}

const isQuiet = ({ name }: Figures) => name.includes('nothing happens')
const upgradeIn = (figures: readonly Figures[]) =>
  figures.filter((one) => !isQuiet(one) && one.name !== 'warm-up')

/** The worst part of the upgrade beside the same load without one. */
function compare(figures: readonly Figures[]): void {
  const worst = (parts: readonly Figures[], of: (one: Figures) => number) => Math.max(...parts.map(of))
  const [quiet, upgrade] = [figures.filter(isQuiet), upgradeIn(figures)]
  for (const [what, of] of [
    ['longest pause', longestPause],
    ['p99', ({ p99 }: Figures) => p99],
  ] as const) {
    const [here, there] = [worst(upgrade, of), worst(quiet, of)]
    const words = `${here.toFixed(0)} ÷ ${there.toFixed(0)} ms`
    console.log(`${what}, upgrade ÷ no upgrade: ${(here / there).toFixed(2)} (${words})`)
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNoPostgres } from '../../scripts/checks/postgres.ts'
import type { Cast } from './cast.ts'
import { type Door, openDoor } from './door.ts'
import { countBefore, drained, judge, seenMails } from './judge.ts'
import { newLedger } from './ledger.ts'
import { type Load, startLoad } from './load.ts'
import { ownPostgres } from './own-postgres.ts'
import type { Random } from './random.ts'
import { openStage, type Stage, type StageWishes } from './stage.ts'

/** What a scenario found; numbers by their names. */
export type Figures = Readonly<Record<string, number | string | readonly string[] | object>>

/** One fault that is tried. */
export type Scenario = {
  readonly name: string
  readonly sentence: string
  /** What this machine lacks for it; such a scenario is counted as not run. */
  readonly lacks: () => string | undefined
  /** `length` is 1 for the long form and less for a shorter one. */
  readonly run: (random: Random, length: number) => Promise<Figures>
}

/** What a fault is tried on: the stack and readers who use it meanwhile. */
export type Played = {
  readonly stage: Stage
  readonly door: Door
  readonly load: Load
  readonly cast: Cast
  /** Takes a process out of the load balancer's rotation, as its health check does, or puts it back. */
  readonly rotate: (port: number, isIn: boolean) => void
  /** Is called when everything has ended, before the stack is closed. */
  readonly atEnd: (work: () => void) => void
}

/** How many readers at once, by which ports, and which invariants cannot hold under the fault. */
export type Playing = {
  readonly atOnce: number
  readonly ports?: readonly number[]
  readonly except?: readonly string[]
}

/** What a fault reports, and how many mails it may have doubled. */
export type Outcome = { readonly figures: Figures; readonly doublesAllowed?: number }

export const needsPostgres = whyNoPostgres

/** Makes a folder for a server's files, and removes it after the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the work with a database of its own, which it may end and start again. */
export const withDatabase = <T>(work: (database: Awaited<ReturnType<typeof ownPostgres>>) => Promise<T>) =>
  inFolder(async (folder) => {
    const database = await ownPostgres(folder)
    try {
      return await work(database)
    } finally {
      await database.stop('immediate')
    }
  })

/**
 * Opens the stack, lets readers use it, makes the fault, waits for everything to come to an end and looks at what is left.
 * Throws what is broken.
 */
export async function play(
  wishes: StageWishes & Playing,
  random: Random,
  fault: (played: Played) => Promise<Outcome>,
): Promise<Figures> {
  const stage = await openStage(wishes)
  const ends: (() => void)[] = [stage.forget]
  const ports = wishes.ports ?? stage.services.map(({ port }) => port)
  const out = new Set<number>()
  const door = openDoor(stage.origin, () => ports.filter((port) => !out.has(port)), random)
  const cast: Cast = { door, ledger: newLedger(), tester: stage.tester, random }
  try {
    const before = await countBefore(stage.databaseUrl)
    const load = startLoad(cast, wishes.atOnce)
    const made = fault({
      stage,
      door,
      load,
      cast,
      rotate: (port, isIn) => void (isIn ? out.delete(port) : out.add(port)),
      atEnd: (work) => void ends.unshift(work),
    })
    await Promise.race([made, load.ends])
    const { figures, doublesAllowed = 0 } = await made
    const lives = await load.finish()
    await drained(stage.databaseUrl)
    const ended = stage.services.filter(({ pid }) => pid() === 0).map(({ port }) => port)
    if (ended.length > 0) throw new Error(`The service at ${ended} ended by itself.`)
    const verdict = await judge(stage, cast, { doublesAllowed, except: wishes.except ?? [], before })
    const all = { ...figures, lives, ...seenBy(stage, door), mailsDoubledAllowed: doublesAllowed, ...verdict }
    if (verdict.broken.length > 0) throw Object.assign(new Error(verdict.broken.join('\n')), { figures: all })
    return all
  } finally {
    door.close()
    await stage.close()
    for (const end of ends) end()
  }
}

function seenBy({ mailFolder, unexpected }: Stage, { met }: Door): Figures {
  const mails = seenMails(mailFolder)
  const mailsDoubled = mails.reduce((sum, { times }) => sum + times - 1, 0)
  return { ...met, mails: mails.length, mailsDoubled, unexpected: unexpected().slice(0, 5) }
}

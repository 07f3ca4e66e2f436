import { type Clock, createClock } from './clock.ts'
import { type Seed, seed } from './data/seed.ts'
import type { FaultRule } from './faults.ts'

export type Answer = { status: number; body?: unknown }

/** The data of one session: rows, clock, faults and first answers, separate from other sessions. */
export type DataSet = {
  clock: Clock
  faults: FaultRule[]
  /** By Idempotency-Key. */
  answers: Map<string, { fingerprint: string; answer: Answer }>
  /** The rows for reading; the shared seed until something is changed. */
  read(): Readonly<Seed>
  /** The rows for changing: copied on the first write. */
  change(): Seed
}

export type Sessions = { of(session: string | null): DataSet; reset(session: string | null): void }

const maxSessions = 1000

const createDataSet = (machineNow: () => Date): DataSet => {
  let own: Seed | null = null
  return {
    clock: createClock(machineNow),
    faults: [],
    answers: new Map(),
    read: () => own ?? seed,
    change: () => {
      own ??= structuredClone(seed)
      return own
    },
  }
}

/** Data sets by session id; null is the one for calls without a session. Keeps the 1000 newest. */
export const createSessions = (machineNow: () => Date): Sessions => {
  const sets = new Map<string, DataSet>()
  let withoutSession = createDataSet(machineNow)

  const open = (session: string): DataSet => {
    const oldest = sets.keys().next()
    if (sets.size >= maxSessions && !oldest.done) sets.delete(oldest.value)
    const set = createDataSet(machineNow)
    sets.set(session, set)
    return set
  }

  return {
    of: (session) => (session === null ? withoutSession : (sets.get(session) ?? open(session))),
    reset: (session) => {
      if (session === null) withoutSession = createDataSet(machineNow)
      else sets.delete(session)
    },
  }
}

import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { PublisherSystem } from './publisher/publisher-state.ts'

const require = createRequire(import.meta.url)
const Gauge: typeof import('prom-client').Gauge = require('prom-client/lib/gauge.js')

/** What is looked at when somebody asks for the counters. */
export type GaugeSources = {
  now: () => Date
  /** The outbox by kind; one statement. */
  outbox: () => Promise<readonly { kind: string; waiting: number; oldest: Date | null; dead: number }[]>
  /** The connections to the database: all, those without work, and calls that wait for one. */
  connections: () => { total: number; idle: number; waiting: number }
  /** Passwords that wait to be hashed or compared. */
  hashing: () => number
  /** Whether calls to one of the publisher's systems are refused at once. */
  isPublisherDown: (system: PublisherSystem) => boolean
}

/** A pooler keeps what it cannot hand on for longer than a scrape waits. */
const answerMs = 3_000

/** What is of note whenever it happens; until then the start of the process counts. */
const events = ['login', 'registration', 'mail'] as const

/** Puts what is looked at into a registry: `look` before each scrape. The others note that something has happened now. */
export function gauges(registry: Registry, sources: GaugeSources) {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name: `leserkonto_${name}`, help, labelNames, registers: [registry] })
  const seconds = () => sources.now().getTime() / 1_000
  const last = gauge('last_success_timestamp_seconds', 'When it last happened in this process', 'event')
  for (const event of events) last.set({ event }, seconds())
  const jobs = gauge('job_last_success_timestamp_seconds', 'When a job was last done by this process', 'name')
  const connections = gauge('database_connections', 'Connections to the database', 'state')
  const waiting = gauge('database_waiting', 'Calls that wait for a connection to the database')
  const hashing = gauge('hashing_waiting', 'Passwords that wait to be hashed or compared')
  const circuit = gauge(
    'publisher_circuit_open',
    'Whether calls to a system of the publisher are refused at once',
    'system',
  )
  const database = gauge('database_up', 'Whether the database answers')
  const ready = gauge('ready', 'Whether the process would say that it is ready')
  const entries = gauge('outbox_entries', 'Entries that wait', 'kind')
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest entry that waits', 'kind')
  const dead = gauge('dead_letters', 'Entries that were given up', 'kind')

  /** Over all processes. Without a database they have no values, and the rest has; answers whether there is one. */
  async function lookAtOutbox() {
    const rows = await Promise.race([sources.outbox(), wait(answerMs, undefined, { ref: false })]).catch(
      () => undefined,
    )
    database.set(rows ? 1 : 0)
    for (const one of [entries, age, dead]) one.reset()
    for (const { kind, ...row } of rows ?? []) {
      entries.set({ kind }, row.waiting)
      age.set({ kind }, row.oldest ? Math.max(0, seconds() - row.oldest.getTime() / 1_000) : 0)
      dead.set({ kind }, row.dead)
    }
    return rows !== undefined
  }

  return {
    happened: (event: (typeof events)[number]) => last.set({ event }, seconds()),
    jobDone: (name: string) => jobs.set({ name }, seconds()),
    look: async (isDraining: boolean) => {
      const pool = sources.connections()
      connections.set({ state: 'used' }, pool.total - pool.idle)
      connections.set({ state: 'idle' }, pool.idle)
      waiting.set(pool.waiting)
      hashing.set(sources.hashing())
      for (const system of ['crm', 'content'] as const)
        circuit.set({ system }, sources.isPublisherDown(system) ? 1 : 0)
      const isUp = await lookAtOutbox()
      ready.set(isUp && !isDraining ? 1 : 0)
    },
  }
}

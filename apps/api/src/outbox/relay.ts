import { isKeyOf } from '@leserkonto/rules'
import type { Deps, With, Work } from '../context.ts'
import type { Tx } from '../store/database/db.ts'
import { transaction } from '../store/database/run.ts'
import { buryEntry } from '../store/outbox/dead-letters.ts'
import {
  claimDue,
  claimEntries,
  finishEntry,
  type LeasedEntry,
  type OutboxGroup,
  postponeEntry,
  releaseEntries,
} from '../store/outbox/outbox.ts'
import { bringForward, lookAgain, probeOutages } from '../store/outbox/waiting-entries.ts'
import { noteCause, noteFailure, span } from '../trace.ts'
import { workOf } from '../work.ts'
import { tellAllRelays } from './all-relays.ts'
import { deliverMail } from './deliver-mail.ts'
import { leaseMs, opened, tellRelay } from './enqueue.ts'
import type { OutboxKind, OutboxPayloads } from './entries.ts'
import { isAskedSoon, isDead, lookPauseMs, pauseMs, storedCode, waitsFor } from './failures.ts'

/**
 * Does the work of an entry and finishes it. If it throws, the entry is put back and tried again, unless it threw
 * `forGood` of failures.ts or was tried too often: then it becomes a dead letter.
 */
export type Handler<K extends OutboxKind> = (
  payload: OutboxPayloads[K],
  entryId: string,
  work: Work,
) => Promise<void>

/**
 * Makes a handler for a decision after the answer, so that neither the answer nor its time reveals it. It runs in the
 * transaction that finishes the entry. Source: docs/decisions/0011-decisions-after-the-answer.md.
 */
export const decided =
  <Payload>(decide: (tx: Tx, payload: Payload, work: Work) => Promise<void>) =>
  async (payload: Payload, entryId: string, work: Work): Promise<void> => {
    await transaction(work.db, async (tx) => {
      // First, so that its row is locked: a process that took it after the lease had ended waits, and finds it gone.
      if (await finishEntry(tx, entryId)) await decide(tx, payload, work)
    })
    tellRelay(work)
  }

/** The handler of every kind; the outbox itself sends mails. */
export type Handlers = { readonly [K in Exclude<OutboxKind, 'mail'>]: Handler<K> }

/**
 * One round of each group of entries; resolves with the number of entries it took. Without `look`, `others` does not read
 * the table and takes only what was handed over in memory.
 */
export type Relay = {
  others: (failed: Failed, look: boolean) => Promise<number>
  events: (failed: Failed) => Promise<number>
  push: (failed: Failed) => Promise<number>
}

/** Called for each try that failed; `isDead`: the entry is not tried again. */
type Failed = (kind: string, error: unknown, isDead: boolean) => void

// As many as the mailer has connections, so that no entry waits in a queue while its lease expires.
const maxAtOnce = 8
// The rest is for the table, where mails wait: entries in memory, however many, must not hold them up.
const leastFromMemory = maxAtOnce / 2

type Means = { handlers: Handlers; failed: Failed }

/**
 * Does the due work of the outbox but for events, oldest first, and returns how many entries it took. Safe in several
 * processes: an entry is leased before the work starts, and finished in the transaction of its effect.
 */
export async function relayOutbox(
  { look, ...means }: Means & { look: boolean },
  deps: Deps,
): Promise<number> {
  const taken = handedOver(deps, look ? leastFromMemory : maxAtOnce)
  if (look) {
    taken.push(...(await due('others', maxAtOnce - taken.length, deps)))
    taken.push(...handedOver(deps, maxAtOnce - taken.length))
  }
  return workOnAll(taken, means, deps)
}

/** The same for events to receivers of webhooks. Rounds of their own: a receiver may take seconds to answer. */
export const relayEvents = async (means: Means, deps: Deps): Promise<number> =>
  workOnAll(await due('events', maxAtOnce, deps), means, deps)

/** The same for push messages, of which one piece of breaking news takes the better part of a minute. */
export const relayPush = async (means: Means, deps: Deps): Promise<number> =>
  workOnAll(await due('push', maxAtOnce, deps), means, deps)

const due = (group: OutboxGroup, max: number, { pool, clock }: Deps) =>
  claimDue(pool, { group, now: clock.now(), leaseMs, max })

async function workOnAll(entries: readonly LeasedEntry[], means: Means, deps: Deps): Promise<number> {
  await Promise.all(entries.map((entry) => workOn(entry, means, deps)))
  return entries.length
}

/**
 * At most `max` entries handed over in memory; one whose lease has less than half left is dropped, and found in the table
 * later. A lease begins with the call that wrote the entry, so that they do not end in the order of the list.
 */
function handedOver({ handedOver, clock }: Deps, max: number): LeasedEntry[] {
  const leastLeft = clock.now().getTime() + leaseMs / 2
  const fresh = handedOver.splice(0).filter(({ nextAt }) => nextAt.getTime() > leastLeft)
  handedOver.push(...fresh.splice(max))
  return fresh
}

/** Releases the entries in memory when the process ends, so that another one need not wait for their lease to expire. */
export async function releaseHandedOver({ handedOver, db, pool, clock }: Deps): Promise<void> {
  const ids = handedOver.splice(0).map(({ id }) => id)
  if (ids.length === 0) return
  await releaseEntries(db, ids, clock.now())
  await tellAllRelays({ pool })
}

/**
 * Does these entries at once, waiting no longer than the limit. Returns those that failed, refused permanently or to be tried
 * again. What is still on its way then has not failed: it is finished later, here or by the process that works on it.
 */
export async function deliverNow(
  entryIds: readonly string[],
  { handlers, withinMs }: { handlers: Handlers; withinMs: number },
  deps: Deps,
): Promise<string[]> {
  // Each gets as much time as in a round of the relay, since they share the same few connections.
  const lease = { now: deps.clock.now(), leaseMs: leaseMs * Math.ceil(entryIds.length / maxAtOnce) }
  const claimed = await claimEntries(deps.db, entryIds, lease)
  const failed: string[] = []
  const working = claimed.map(async (entry) => {
    if (!(await workOn(entry, { handlers, failed: () => undefined }, deps))) failed.push(entry.id)
  })
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, withinMs)
  })
  await Promise.race([Promise.all(working), limit])
  clearTimeout(late)
  return [...failed]
}

/** Returns whether the entry was done. */
const workOn = (entry: LeasedEntry, means: Means, deps: Deps): Promise<boolean> =>
  span(`outbox ${entry.kind}`, { kind: 'CONSUMER' }, () => tryEntry(entry, means, deps))

async function tryEntry(entry: LeasedEntry, { handlers, failed }: Means, deps: Deps): Promise<boolean> {
  const work = workOf(deps)
  try {
    const { payload, scenario, traceparent } = opened(entry.payload, deps)
    noteCause(traceparent)
    const publisher = deps.publisher.on({ scenario: entry.attempts > 1 ? withoutFault(scenario) : scenario })
    const isDone = await doEntry(entry, payload, handlers, { ...work, publisher })
    if (entry.waitsFor) await tellOthers(entry.waitsFor, work)
    return isDone
  } catch (error) {
    noteFailure(error)
    await putAway(entry, error, failed, work)
    return false
  }
}

/** What this entry had waited for is back: the others need not wait for their time. */
async function tellOthers(waitedFor: string, work: Work): Promise<void> {
  await bringForward(work.pool, waitedFor, work.now)
  tellRelay(work)
}

/** Puts an entry that failed back, or among the dead letters. */
async function putAway(
  entry: LeasedEntry,
  error: unknown,
  failed: Failed,
  { db, pool, clock, now, metrics }: With<'clock' | 'db' | 'metrics' | 'now' | 'pool'>,
): Promise<void> {
  const [dead, waits] = [isDead(entry, error, now), waitsFor(error)]
  // The log says once that a system is down, and not at each try.
  if (dead || !waits || entry.waitsFor !== waits) failed(entry.kind, error, dead)
  metrics.entryFailed(entry.kind)
  const cause = storedCode(error)
  // This entry has failed for its own reason, so that it says nothing about the system: another entry has to try.
  if (entry.waitsFor && !waits) await probeOutages(pool, now)
  if (dead) return buryEntry(db, entry.id, { cause, at: now })
  const nextAt = new Date(now.getTime() + pauseMs(entry.attempts))
  await postponeEntry(db, entry.id, { cause, waitsFor: waits, nextAt })
  if (!waits || !isAskedSoon(waits)) return
  const at = new Date(clock.now().getTime() + lookPauseMs)
  await lookAgain(pool, { waitsFor: waits, tried: entry.id, at })
}

/** Returns whether it was done; a mail that is refused permanently is finished, too, but not done. */
async function doEntry(
  { kind, id }: LeasedEntry,
  payload: OutboxPayloads[OutboxKind],
  handlers: Handlers,
  work: Work,
): Promise<boolean> {
  const all: AllHandlers = { ...handlers, mail: deliverMail }
  if (!isKeyOf(all, kind)) throw new Error(`nobody does ${kind}`)
  return (await doKind(kind, payload, all)(id, work)) !== 'failed'
}

type AllHandlers = {
  readonly [K in OutboxKind]: (payload: OutboxPayloads[K], entryId: string, work: Work) => Promise<unknown>
}

// Each kind was enqueued with the payload of its kind.
const doKind =
  <K extends OutboxKind>(kind: K, payload: OutboxPayloads[K], all: AllHandlers) =>
  (entryId: string, work: Work) =>
    all[kind](payload, entryId, work)

/** A fault that the test header asks for ends with its request and what that set off; the data set stays. */
const withoutFault = (scenario: string | undefined) =>
  scenario
    ?.split(';')
    .filter((part) => !part.trim().startsWith('fault='))
    .join(';')

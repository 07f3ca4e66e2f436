import { errorCode } from '@leserkonto/rules'
import type { Deps, Work } from '../context.ts'
import type { Tx } from '../store/db.ts'
import {
  claimDue,
  claimEntries,
  finishEntry,
  type LeasedEntry,
  postponeEntry,
  releaseEntries,
} from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import { workOf } from '../work.ts'
import { deliverMail, isPermanent } from './deliver-mail.ts'
import { leaseMs, tellRelay } from './enqueue.ts'
import type { OutboxKind, OutboxPayloads } from './entries.ts'

/** Does the work of an entry and finishes it; if it throws, the entry is put back and tried again. */
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
 * One round of the relay; resolves with the number of entries it took. Without `look` it does not read the table and
 * takes only what was handed over in memory.
 */
export type Relay = (failed: Failed, look: boolean) => Promise<number>

/** Called for each entry that has to be tried again. */
type Failed = (kind: string, error: unknown) => void

// As many as the mailer has connections, so that no entry waits in a queue while its lease expires.
const maxAtOnce = 8
// The rest is for the table, where mails wait: entries in memory, however many, must not hold them up.
const leastFromMemory = maxAtOnce / 2
const firstRetryMs = 1_000
const longestRetryMs = 5 * 60_000

/**
 * Does the due work of the outbox, oldest first, and returns how many entries it took. Safe in several processes: an
 * entry is leased before the work starts, and finished in the transaction of its effect.
 */
export async function relayOutbox(
  { handlers, failed, look }: { handlers: Handlers; failed: Failed; look: boolean },
  deps: Deps,
): Promise<number> {
  const taken = handedOver(deps, look ? leastFromMemory : maxAtOnce)
  if (look) {
    const max = maxAtOnce - taken.length
    taken.push(...(await claimDue(deps.pool, { now: deps.clock.now(), leaseMs, max })))
    taken.push(...handedOver(deps, maxAtOnce - taken.length))
  }
  await Promise.all(taken.map((entry) => workOn(entry, { handlers, failed }, deps)))
  return taken.length
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
export async function releaseHandedOver({ handedOver, db, clock }: Deps): Promise<void> {
  const ids = handedOver.splice(0).map(({ id }) => id)
  if (ids.length > 0) await releaseEntries(db, ids, clock.now())
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
async function workOn(
  entry: LeasedEntry,
  { handlers, failed }: { handlers: Handlers; failed: Failed },
  deps: Deps,
): Promise<boolean> {
  const work = workOf(deps)
  try {
    const { payload, scenario } = JSON.parse(deps.secrets.open(entry.payload))
    const publisher = deps.publisher.on({ scenario: entry.attempts > 1 ? withoutFault(scenario) : scenario })
    return await doEntry({ kind: entry.kind as OutboxKind, payload, id: entry.id }, handlers, {
      ...work,
      publisher,
    })
  } catch (error) {
    failed(entry.kind, error)
    const retryMs = Math.min(firstRetryMs * 2 ** (entry.attempts - 1), longestRetryMs)
    await postponeEntry(deps.db, entry.id, new Date(work.now.getTime() + retryMs), storedCode(error))
    return false
  }
}

/** Returns whether it was done; a mail that is refused permanently is finished, too, but not done. */
async function doEntry(
  { kind, payload, id }: { kind: OutboxKind; payload: unknown; id: string },
  handlers: Handlers,
  work: Work,
): Promise<boolean> {
  // Each kind was enqueued with the payload of its kind.
  if (kind === 'mail') return (await deliverMail(payload as OutboxPayloads['mail'], id, work)) === 'submitted'
  await (handlers[kind] as Handler<OutboxKind>)(payload as OutboxPayloads[OutboxKind], id, work)
  return true
}

/** A fault that the test header asks for ends with its request and what that set off; the data set stays. */
const withoutFault = (scenario: string | undefined) =>
  scenario
    ?.split(';')
    .filter((part) => !part.trim().startsWith('fault='))
    .join(';')

/** A code for the table; not the message, which can contain an address. */
function storedCode(error: unknown): string {
  if (isPermanent(error)) return 'REFUSED'
  const code = errorCode(error)
  return code !== undefined && /^[A-Z0-9_]{1,32}$/.test(code) ? code : 'FAILED'
}

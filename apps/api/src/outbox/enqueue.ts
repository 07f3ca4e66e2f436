import type { With, Work } from '../context.ts'
import type { Connection } from '../store/database/run.ts'
import { enqueue, type OutboxEntry } from '../store/outbox/outbox.ts'
import type { MailEntry, OutboxKind, OutboxPayloads } from './entries.ts'

/** After this time another process may do an entry that this one has leased: it has died. */
export const leaseMs = 30_000
/** Entries in memory at most; the relay finds more in the table. Our choice: a few seconds of work. */
const maxHandedOver = 256

type What<K extends OutboxKind> = { kind: K; payload: OutboxPayloads[K] }

/**
 * Puts something to do after commit into the outbox, encrypted, in the transaction of its cause, together with the test
 * header of the call or job. With `notBefore` it waits until then; with `handedOverHere` the relay leaves it to
 * `deliverNow`, whose caller needs the result. Entries of one `orderKey` are done one after the other: write them while
 * a row of theirs is locked. Returns the entry's id.
 */
export async function enqueueEntry<K extends OutboxKind>(
  on: Connection,
  { kind, payload, ...when }: What<K> & { notBefore?: Date; handedOverHere?: true; orderKey?: string },
  work: Work,
): Promise<string> {
  const nextAt = when.handedOverHere ? leaseEnd(work) : (when.notBefore ?? work.now)
  const { orderKey } = when
  const entry = {
    ...sealedEntry({ kind, payload }, work),
    attempts: 0,
    nextAt,
    ...(orderKey && { orderKey }),
  }
  await enqueue(on, entry)
  return entry.id
}

/**
 * An entry that is leased to this process when it is written, so that the relay need not look for it: write it, and call
 * `handOver` after commit. While too many are in memory it is not leased.
 */
export function newEntry<K extends OutboxKind>(what: What<K>, work: Work): OutboxEntry {
  const isLeased = work.handedOver.length < maxHandedOver
  const when = isLeased ? { attempts: 1, nextAt: leaseEnd(work) } : { attempts: 0, nextAt: work.now }
  return { ...sealedEntry(what, work), ...when }
}

/** Hands an entry of `newEntry` to the relay of this process. Call it after commit. */
export function handOver(entry: OutboxEntry, work: Pick<Work, 'handedOver' | 'outboxFilled'>): void {
  const isLeased = entry.attempts > 0
  if (isLeased) work.handedOver.push(entry)
  work.outboxFilled.dispatchEvent(new Event(isLeased ? 'handed' : 'filled'))
}

/** Writes an entry that has no other cause than the call, in one statement, and hands it over. */
export async function enqueueAlone<K extends OutboxKind>(what: What<K>, work: Work): Promise<void> {
  const entry = newEntry(what, work)
  await enqueue(work.pool, entry)
  handOver(entry, work)
}

/** The sealed payload of an entry, for one that the database enqueues by itself. */
export const sealed = <K extends OutboxKind>(
  { payload }: What<K>,
  { secrets, publisher, traceparent }: With<'publisher' | 'secrets' | 'traceparent'>,
): string =>
  secrets.seal(JSON.stringify({ payload, scenario: publisher.scenario, traceparent: traceparent() }))

/** What was sealed, with the test header and the trace of its cause; throws when it was sealed with another key. */
export const opened = <K extends OutboxKind>(
  text: string,
  { secrets }: Pick<Work, 'secrets'>,
): { payload: OutboxPayloads[K]; scenario?: string; traceparent?: string } => JSON.parse(secrets.open(text))

const leaseEnd = ({ now }: With<'now'>) => new Date(now.getTime() + leaseMs)

function sealedEntry(
  what: What<OutboxKind>,
  work: With<'ids' | 'now' | 'publisher' | 'secrets' | 'traceparent'>,
) {
  const id = work.ids.newId()
  return { id, kind: what.kind, payload: sealed(what, work), idempotencyKey: id, createdAt: work.now }
}

/**
 * Puts a finished mail into the outbox, in the transaction of its cause, and returns the Message-ID it will have.
 * Tell the relay after commit.
 */
export async function enqueueMail(tx: Connection, payload: MailEntry, work: Work): Promise<string> {
  return messageIdOf(await enqueueEntry(tx, { kind: 'mail', payload }, work), payload, work)
}

/** The Message-ID of an outbox entry's mail: the same at each try, so that mail programs show a duplicate once. */
export const messageIdOf = (
  entryId: string,
  { edition }: Pick<MailEntry, 'edition'>,
  work: With<'edition'>,
): string => `<${entryId}@${work.edition(edition).ownHost}>`

/** Tells the relay of this process that something waits: call it after commit. */
export const tellRelay = ({ outboxFilled }: Pick<Work, 'outboxFilled'>): void => {
  outboxFilled.dispatchEvent(new Event('filled'))
}

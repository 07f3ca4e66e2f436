import type { Work } from '../context.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueue } from '../store/outbox.ts'
import type { MailEntry, OutboxKind, OutboxPayloads } from './entries.ts'

/** After this time the relay takes over an entry that a call wanted to deliver itself: its process has died. */
const handOverMs = 30_000

/**
 * Puts something to do after commit into the outbox, encrypted, in the transaction of its cause, together with the test
 * header of the call or job. With `notBefore` it waits until then; with `handedOverHere` the relay leaves it to
 * `deliverNow`, whose caller needs the result. Returns the entry's id.
 */
export async function enqueueEntry<K extends OutboxKind>(
  tx: DbOrTx,
  {
    kind,
    payload,
    ...when
  }: { kind: K; payload: OutboxPayloads[K]; notBefore?: Date; handedOverHere?: true },
  { ids, secrets, publisher, now }: Work,
): Promise<string> {
  const id = ids.newId()
  await enqueue(tx, {
    id,
    kind,
    payload: secrets.seal(JSON.stringify({ payload, scenario: publisher.scenario })),
    idempotencyKey: id,
    nextAt: when.handedOverHere ? new Date(now.getTime() + handOverMs) : (when.notBefore ?? now),
    createdAt: now,
  })
  return id
}

/**
 * Puts a finished mail into the outbox, in the transaction of its cause, and returns the Message-ID it will have.
 * Tell the relay after commit.
 */
export async function enqueueMail(tx: DbOrTx, payload: MailEntry, work: Work): Promise<string> {
  return messageIdOf(await enqueueEntry(tx, { kind: 'mail', payload }, work), payload, work)
}

/** The Message-ID of an outbox entry's mail: the same at each try, so that mail programs show a duplicate once. */
export const messageIdOf = (entryId: string, { edition }: Pick<MailEntry, 'edition'>, work: Work): string =>
  `<${entryId}@${work.edition(edition).ownHost}>`

/** Tells the relay that something waits: call it after commit. */
export const tellRelay = ({ outboxFilled }: Pick<Work, 'outboxFilled'>): void => {
  outboxFilled.dispatchEvent(new Event('filled'))
}

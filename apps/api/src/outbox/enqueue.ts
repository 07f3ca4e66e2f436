import type { Work } from '../context.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueue } from '../store/outbox.ts'
import type { MailEntry, OutboxKind, OutboxPayloads } from './entries.ts'

/** After this the relay does what a call was to hand over itself: its process has died. */
const handOverMs = 30_000

/**
 * Puts something to do after commit into the outbox, sealed, in the transaction of its cause. The test header of the
 * call or job goes along. With `notBefore` it waits until then; with `handedOverHere` the relay leaves it to
 * `deliverNow`, whose caller wants to know what came of it. Answers the entry's id.
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
 * Puts a finished mail into the outbox, in the transaction of its cause, and answers the Message-ID it will carry.
 * Tell the relay after commit.
 */
export async function enqueueMail(tx: DbOrTx, payload: MailEntry, work: Work): Promise<string> {
  return messageIdOf(await enqueueEntry(tx, { kind: 'mail', payload }, work), payload, work)
}

/** The Message-ID of an outbox entry's mail: the same at each try, so that mail programs show a repeat once. */
export const messageIdOf = (entryId: string, { edition }: Pick<MailEntry, 'edition'>, work: Work): string =>
  `<${entryId}@${work.edition(edition).ownHost}>`

/** Tells the relay that something waits: call it after commit. */
export const tellRelay = ({ outboxFilled }: Pick<Work, 'outboxFilled'>): void => {
  outboxFilled.dispatchEvent(new Event('filled'))
}

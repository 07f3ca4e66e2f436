import type { Deps } from '../deps.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueueEntry, type MailEntry } from './outbox-entries.ts'

/**
 * Puts a finished mail into the outbox, in the transaction of its cause, and answers the Message-ID it will carry.
 * Tell the relay after commit.
 */
export async function enqueueMail(
  tx: DbOrTx,
  deps: Pick<Deps, 'ids' | 'secrets' | 'publisher' | 'editions'>,
  payload: MailEntry,
  now: Date,
): Promise<string> {
  const entryId = await enqueueEntry(tx, deps, { kind: 'mail', payload, now })
  return messageIdOf(entryId, payload, deps)
}

/** The Message-ID of an outbox entry's mail: the same at each try, so that mail programs show a repeat once. */
export function messageIdOf(
  entryId: string,
  { edition: name }: Pick<MailEntry, 'edition'>,
  { editions }: Pick<Deps, 'editions'>,
): string {
  const edition = editions.find(({ shortcut }) => shortcut === name) ?? editions.at(-1)
  return `<${entryId}@${edition?.ownHost ?? 'localhost'}>`
}

/** Tells the relay that something waits: call it after commit. */
export const tellRelay = (deps: Pick<Deps, 'outboxFilled'>): void => {
  deps.outboxFilled.dispatchEvent(new Event('filled'))
}

import type { Deps } from '../deps.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueueEntry, type MailEntry } from './outbox-entries.ts'

/** Puts a finished mail into the outbox, in the transaction of its cause. Tell the relay after commit. */
export const enqueueMail = (
  tx: DbOrTx,
  deps: Pick<Deps, 'ids' | 'secrets' | 'publisher'>,
  payload: MailEntry,
  now: Date,
): Promise<void> => enqueueEntry(tx, deps, { kind: 'mail', payload, now })

/** Tells the relay that something waits: call it after commit. */
export const tellRelay = (deps: Pick<Deps, 'outboxFilled'>): void => {
  deps.outboxFilled.dispatchEvent(new Event('filled'))
}

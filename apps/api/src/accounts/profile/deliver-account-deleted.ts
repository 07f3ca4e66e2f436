import type { With } from '../../context.ts'
import type { AccountDeletedEntry } from '../../outbox/entries.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'

/**
 * Tells the publisher why a reader has deleted an account, without saying whose it was; repeats have no further effect there. A
 * publisher that does not have the call does not want to know.
 */
export async function deliverAccountDeleted(
  { deletedAt, edition, reason, reasonText }: AccountDeletedEntry,
  entryId: string,
  work: With<'db' | 'publisher'>,
): Promise<void> {
  const body = { deleted_at: deletedAt, edition, reason, reason_text: reasonText }
  await work.publisher.deletedAccount(body, entryId)
  await finishEntry(work.db, entryId)
}

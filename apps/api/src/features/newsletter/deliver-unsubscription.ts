import type { Work } from '../../context.ts'
import type { UnsubscriptionEntry } from '../../outbox/entries.ts'
import { finishEntry } from '../../store/outbox.ts'

/** Tells the publisher which lists a reader no longer receives; repeats have no further effect there. */
export async function deliverUnsubscription(
  { email, newsletterIds, unsubscribedAt }: UnsubscriptionEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  const body = { email, newsletter_ids: newsletterIds, unsubscribed_at: unsubscribedAt }
  await work.publisher.unsubscription(body, entryId)
  await finishEntry(work.db, entryId)
}

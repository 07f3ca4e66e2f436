import type { With } from '../context.ts'
import type { UnsubscriptionEntry } from '../outbox/entries.ts'
import { finishEntry } from '../store/outbox/outbox.ts'

/**
 * Tells the publisher which lists a reader no longer receives; repeats have no further effect there. A publisher that does
 * not have the call yet is told later, since it goes on sending until then.
 */
export async function deliverUnsubscription(
  { email, newsletterIds, unsubscribedAt, why }: UnsubscriptionEntry,
  entryId: string,
  work: With<'db' | 'publisher'>,
): Promise<void> {
  const reasons = { reason: why?.reason ?? null, reason_text: why?.reasonText ?? null }
  const body = { email, newsletter_ids: newsletterIds, unsubscribed_at: unsubscribedAt, ...reasons }
  const said = await work.publisher.unsubscription(body, entryId)
  if (!said.ok && said.reason === 'not_found') throw Object.assign(new Error(said.code), { code: said.code })
  await finishEntry(work.db, entryId)
}

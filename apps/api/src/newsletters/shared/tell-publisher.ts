import { editionNamed } from '@leserkonto/editions'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { OutboxPayloads, WhyLeft } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import type { NewsletterUserRows } from '../store/newsletter-users.ts'
import { received } from './received.ts'

type ConsentKind = 'publisher.optin' | 'publisher.unsubscription'

/**
 * Enqueues what the publisher has to know about the consents of an address. Messages about one address arrive there in
 * the order of the steps, because each is written while the newsletter user is locked.
 * Source: docs/spec/publisher.md#order-of-newsletter-messages.
 */
const tell = <K extends ConsentKind>(
  tx: Tx,
  { emailKey, ...entry }: { kind: K; payload: OutboxPayloads[K]; emailKey: string },
  work: Work,
) => enqueueEntry(tx, { ...entry, orderKey: work.secrets.mac('address', emailKey) }, work)

type Confirmed = {
  edition: string
  email: string
  emailKey: string
  newsletterIds: readonly string[]
  at: Date
}

/** Tells the publisher that an address has confirmed lists of an edition. */
export async function tellConfirmed(
  tx: Tx,
  { email, emailKey, newsletterIds, at, ...step }: Confirmed,
  work: Work,
): Promise<void> {
  const edition = editionNamed(work.editions, step.edition)
  if (!edition) return
  const { companyId, acquisitionId, channelIds, campaign } = edition.optIn
  const identifiers = { companyId, acquisitionId, channelId: channelIds.registration, campaign }
  const lists = { newsletterIds: [...newsletterIds], confirmedAt: at.toISOString() }
  await tell(tx, { kind: 'publisher.optin', payload: { ...identifiers, email, ...lists }, emailKey }, work)
}

/**
 * Tells the publisher that a reader no longer receives these lists. Of `user` as it was before: lists that were never
 * confirmed are unknown there. `why` is absent where nobody has left.
 */
export async function tellUnsubscribed(
  tx: Tx,
  user: NewsletterUserRows,
  { ended, why }: { ended: readonly string[]; why?: WhyLeft },
  work: Work,
): Promise<void> {
  const { email, emailKey } = user
  const newsletterIds = received(user, ended).map(({ newsletterId }) => newsletterId)
  if (newsletterIds.length === 0) return
  const payload = { email, newsletterIds, unsubscribedAt: work.now.toISOString(), ...(why && { why }) }
  await tell(tx, { kind: 'publisher.unsubscription', payload, emailKey }, work)
}

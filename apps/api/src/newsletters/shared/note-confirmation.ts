import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { liftSuppression, type NewsletterUserRows } from '../store/newsletter-users.ts'
import { announceLists } from './announce-lists.ts'
import { type ConsentStep, recordConsent } from './record-consent.ts'
import { tellConfirmed } from './tell-publisher.ts'

type Confirmation = Omit<ConsentStep, 'type' | 'newsletterUserId' | 'emailKey'> & {
  textVersion: string | null
}

/**
 * Records that a reader has confirmed lists: writes the proof, tells the publisher and the receivers of webhooks, and lifts
 * a suppression, since the mailbox works. Call it in the transaction that confirmed exactly these lists, while the newsletter
 * user is locked.
 */
export async function noteConfirmation(
  tx: Tx,
  user: NewsletterUserRows,
  step: Confirmation,
  work: Work,
): Promise<void> {
  const { newsletterIds, edition } = step
  if (newsletterIds.length === 0) return
  const { id: newsletterUserId, email, emailKey } = user
  await recordConsent(tx, { ...step, newsletterUserId, emailKey, type: 'confirmed' }, work)
  await liftSuppression(tx, newsletterUserId)
  await tellConfirmed(tx, { ...step, email, emailKey }, work)
  const lists = newsletterIds.map((newsletterId) => ({ newsletterId, edition }))
  await announceLists(tx, { type: 'newsletter.confirmed', user, lists }, work)
}

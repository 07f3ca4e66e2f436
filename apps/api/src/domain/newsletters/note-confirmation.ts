import type { Work } from '../../context.ts'
import type { Tx } from '../../store/db.ts'
import { liftSuppression } from '../../store/newsletter-users.ts'
import { type ConsentStep, recordConsent } from './record-consent.ts'
import { tellConfirmed } from './tell-publisher.ts'

type Confirmation = Omit<ConsentStep, 'type'> & { email: string; textVersion: string | null }

/**
 * Records that a reader has confirmed lists: writes the proof, tells the publisher, and lifts a
 * suppression, since the mailbox works. Call it in the transaction that confirmed exactly these lists, while the newsletter
 * user is locked.
 */
export async function noteConfirmation(tx: Tx, { email, ...step }: Confirmation, work: Work): Promise<void> {
  if (step.newsletterIds.length === 0) return
  await recordConsent(tx, { ...step, type: 'confirmed' }, work)
  await liftSuppression(tx, step.newsletterUserId)
  await tellConfirmed(tx, { ...step, email }, work)
}

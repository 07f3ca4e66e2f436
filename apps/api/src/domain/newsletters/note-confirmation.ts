import { editionNamed } from '@leserkonto/editions'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/db.ts'
import { liftSuppression } from '../../store/newsletter-users.ts'
import { type ConsentStep, recordConsent } from './record-consent.ts'

type Confirmation = Omit<ConsentStep, 'type'> & { email: string; textVersion: string | null }

/**
 * Records that a reader has confirmed lists: writes the proof, enqueues the message to the publisher, and lifts a
 * suppression, since the mailbox works. Call it in the transaction that confirmed exactly these lists.
 */
export async function noteConfirmation(tx: Tx, { email, ...step }: Confirmation, work: Work): Promise<void> {
  if (step.newsletterIds.length === 0) return
  await recordConsent(tx, { ...step, type: 'confirmed' }, work)
  await liftSuppression(tx, step.newsletterUserId)
  const edition = editionNamed(work.editions, step.edition)
  if (!edition) return
  const { companyId, acquisitionId, channelIds, campaign } = edition.optIn
  await enqueueEntry(
    tx,
    {
      kind: 'publisher.optin',
      payload: {
        companyId,
        acquisitionId,
        channelId: channelIds.registration,
        campaign,
        email,
        newsletterIds: [...step.newsletterIds],
        confirmedAt: step.at.toISOString(),
      },
    },
    work,
  )
}

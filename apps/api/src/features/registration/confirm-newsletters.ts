import type { Call } from '../../call.ts'
import type { Tx } from '../../store/db.ts'
import {
  confirmSubscriptions,
  findNewsletterUser,
  recordConsent,
} from '../../store/newsletter-subscriptions.ts'
import type { PendingRegistration } from '../../store/pending-registrations.ts'
import { consentEvent } from './consent-event.ts'

/** The activation click confirms exactly the newsletters its mail named: one click, one date. Source: flows.md §3. */
export async function confirmNewsletters(
  tx: Tx,
  attempt: PendingRegistration,
  named: readonly string[],
  call: Call,
): Promise<void> {
  const user = named.length > 0 ? await findNewsletterUser(tx, attempt.emailKey) : null
  if (!user) return
  const newsletterIds = await confirmSubscriptions(tx, user.id, named, call.now)
  if (newsletterIds.length === 0) return
  const from = { ip: call.ip, userAgent: call.userAgent, method: 'link' as const }
  const step = {
    type: 'confirmed' as const,
    attempt,
    newsletterUserId: user.id,
    newsletterIds,
    at: call.now,
    ...from,
  }
  await recordConsent(tx, consentEvent(call, step))
}

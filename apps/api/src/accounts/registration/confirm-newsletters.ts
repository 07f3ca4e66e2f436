import type { Call } from '../../context.ts'
import { noteConfirmation } from '../../newsletters/shared/note-confirmation.ts'
import { confirmSubscriptions } from '../../newsletters/store/newsletter-subscriptions.ts'
import { findNewsletterUser, lockNewsletterUser } from '../../newsletters/store/newsletter-users.ts'
import type { Tx } from '../../store/database/db.ts'
import type { PendingRegistration } from '../store/pending-registrations.ts'

/**
 * The activation click confirms exactly the newsletters its mail named: one click, one date.
 * Source: docs/spec/flows.md#activation.
 */
export async function confirmNewsletters(
  tx: Tx,
  attempt: PendingRegistration,
  { named, mailId }: { named: readonly string[]; mailId: string | undefined },
  call: Call,
): Promise<void> {
  const found = named.length > 0 ? await findNewsletterUser(tx, attempt.emailKey) : null
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user) return
  const confirmation = {
    edition: attempt.edition,
    newsletterIds: await confirmSubscriptions(tx, user.id, named, call.now),
    at: call.now,
    method: 'link' as const,
    from: call,
    textVersion: attempt.consentTextVersion,
    ...(mailId && { mailId }),
  }
  await noteConfirmation(tx, user, confirmation, call)
}

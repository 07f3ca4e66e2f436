import { isConsented } from '@leserkonto/rules'
import type { Call } from '../../context.ts'
import { noteConfirmation } from '../../domain/newsletters/note-confirmation.ts'
import type { Tx } from '../../store/db.ts'
import { confirmSubscriptions, registerSubscriptions } from '../../store/newsletter-subscriptions.ts'
import type { NewsletterUserRows } from '../../store/newsletter-users.ts'

/** Lists wanted by a reader whose mailbox is proven already. */
export type Wanted = {
  edition: string
  wanted: readonly string[]
  origin: string
  method: 'account' | 'edit_page'
  textVersion: string
}

/** The wanted lists without valid consent; for a suppressed address these are all. */
export const withoutConsent = (user: NewsletterUserRows, wanted: readonly string[]): string[] =>
  wanted.filter((id) => {
    const row = user.subscriptions.find(({ newsletterId }) => newsletterId === id)
    return user.suppressedAt !== null || !row || !isConsented(row.state)
  })

/** Confirms wanted lists at once, with their proof; returns the newly confirmed ones. Call it while the user is locked. */
export async function addConfirmed(
  tx: Tx,
  user: NewsletterUserRows,
  { edition, wanted, origin, method, textVersion }: Wanted,
  call: Call,
): Promise<string[]> {
  const added = withoutConsent(user, wanted)
  await registerSubscriptions(tx, user.id, added, { edition, origin, now: call.now })
  await confirmSubscriptions(tx, user.id, added, call.now)
  const confirmation = {
    newsletterUserId: user.id,
    emailKey: user.emailKey,
    email: user.email,
    edition,
    newsletterIds: added,
    at: call.now,
    method,
    from: call,
    textVersion,
  }
  await noteConfirmation(tx, confirmation, call)
  return added
}

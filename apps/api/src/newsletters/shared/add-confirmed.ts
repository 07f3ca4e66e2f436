import { isConsented } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { confirmSubscriptions, registerSubscriptions } from '../store/newsletter-subscriptions.ts'
import type { NewsletterUserRows } from '../store/newsletter-users.ts'
import { noteConfirmation } from './note-confirmation.ts'
import type { MadeFrom } from './record-consent.ts'

/** Lists wanted by a reader whose mailbox is proven already. */
export type Wanted = {
  edition: string
  wanted: readonly string[]
  origin: string
  method: 'account' | 'edit_page' | 'registration' | 'link'
  /** Null is the registration form's. */
  textVersion: string | null
  /** Message-ID of the mail that proved the mailbox. */
  mailId?: string | null
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
  { edition, wanted, origin, method, textVersion, mailId }: Wanted,
  work: Work & MadeFrom,
): Promise<string[]> {
  const added = withoutConsent(user, wanted)
  await registerSubscriptions(tx, user.id, added, { edition, origin, now: work.now })
  await confirmSubscriptions(tx, user.id, added, work.now)
  const confirmation = {
    edition,
    newsletterIds: added,
    at: work.now,
    method,
    from: work,
    textVersion,
    ...(mailId && { mailId }),
  }
  await noteConfirmation(tx, user, confirmation, work)
  return added
}

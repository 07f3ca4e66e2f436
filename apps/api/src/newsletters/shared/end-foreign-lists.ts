import { isConsented, noReason } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { findNewsletterUser, lockNewsletterUser, type NewsletterUserRows } from '../store/newsletter-users.ts'
import { endLists } from './end-lists.ts'
import type { MadeFrom } from './record-consent.ts'

/** The lists that a mailbox has agreed to. */
export const consentedLists = (user: NewsletterUserRows | null): string[] =>
  (user?.subscriptions ?? [])
    .filter(({ state }) => isConsented(state))
    .map(({ newsletterId }) => newsletterId)

/**
 * Ends the lists of an account that the mailbox it returns to has never agreed to, before they move there: they were
 * confirmed from another mailbox. `agreed`: what it had agreed to when the account left.
 */
export async function endForeignLists(
  tx: Tx,
  { fromKey, toKey, agreed }: { fromKey: string; toKey: string; agreed: readonly string[] },
  work: Work & MadeFrom,
): Promise<void> {
  const found = await findNewsletterUser(tx, fromKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user) return
  const own = new Set([...agreed, ...consentedLists(await findNewsletterUser(tx, toKey))])
  const newsletterIds = consentedLists(user).filter((id) => !own.has(id))
  if (newsletterIds.length === 0) return
  const ending = { newsletterIds, reason: noReason, reasonText: null, method: 'account' as const }
  await endLists(tx, user, { ...ending, from: work }, work)
}

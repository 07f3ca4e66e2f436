import { isConsented } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import {
  attachNewsletterUser,
  detachNewsletterUser,
  findNewsletterUser,
  lockNewsletterUser,
} from '../store/newsletter-users.ts'
import { announceLists } from './announce-lists.ts'
import type { AddressMove } from './move-newsletters.ts'

/**
 * Leaves the newsletters of an account with the mailbox it goes away from, which alone has agreed to them: its lists and the
 * proofs of its consents are its owner's. The account has those of its own mailbox again.
 */
export async function leaveNewsletters(
  tx: Tx,
  { accountId, fromKey, toKey }: Omit<AddressMove, 'toEmail'>,
  work: Work,
): Promise<void> {
  const found = await findNewsletterUser(tx, fromKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (user) {
    await detachNewsletterUser(tx, user.id)
    const lists = user.subscriptions.filter(({ state }) => isConsented(state))
    await announceLists(tx, { type: 'newsletter.ended', user, lists, reason: null }, work)
  }
  await attachNewsletterUser(tx, toKey, accountId)
}

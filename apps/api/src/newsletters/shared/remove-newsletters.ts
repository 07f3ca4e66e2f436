import { noReason } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import {
  endEditLinks,
  findNewsletterUser,
  lockNewsletterUser,
  removeNewsletterUser,
} from '../store/newsletter-users.ts'
import { endLists } from './end-lists.ts'
import type { MadeFrom } from './record-consent.ts'

/** Ends all newsletters of an address, and the links to change them; returns their user, locked. */
export async function endNewsletters(tx: Tx, emailKey: string, work: Work & MadeFrom) {
  const found = await findNewsletterUser(tx, emailKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user) return null
  const why = { reason: noReason, reasonText: null, method: 'account', from: work } as const
  await endLists(tx, user, { newsletterIds: null, ...why }, work)
  await endEditLinks(tx, user.id)
  return user
}

/**
 * Ends and removes the newsletters of an address whose account is deleted; only the proofs stay, which contain no address.
 * Call it in the transaction that deletes the account.
 */
export async function removeNewsletters(tx: Tx, emailKey: string, work: Work & MadeFrom): Promise<void> {
  const user = await endNewsletters(tx, emailKey, work)
  if (user) await removeNewsletterUser(tx, user.id)
}

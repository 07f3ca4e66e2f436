import { noReason } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import type { Tx } from '../store/db.ts'
import { findNewsletterUser, lockNewsletterUser, removeNewsletterUser } from '../store/newsletter-users.ts'
import { endLists } from './end-lists.ts'
import type { MadeFrom } from './record-consent.ts'

/**
 * Ends and removes the newsletters of an address whose account is deleted; what stays are the proofs, which name no
 * address. Belongs into the transaction that deletes the account.
 */
export async function removeNewsletters(
  tx: Tx,
  emailKey: string,
  call: Pick<Deps, 'ids' | 'secrets' | 'editions'> & MadeFrom & { now: Date },
): Promise<void> {
  const found = await findNewsletterUser(tx, emailKey)
  const user = found && (await lockNewsletterUser(tx, found.id))
  if (!user) return
  const ending = {
    newsletterIds: null,
    reason: noReason,
    reasonText: null,
    method: 'account',
    from: call,
  } as const
  await endLists(tx, user, ending, call)
  await removeNewsletterUser(tx, user.id)
}

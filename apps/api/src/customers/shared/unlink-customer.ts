import { linkRemoved } from '@leserkonto/mails'
import { findAccount, lockAccount } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { Work } from '../../context.ts'
import { enqueueEntry, enqueueMail } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { endLink } from '../store/account-links.ts'
import { noteRefusal } from '../store/link-refusals.ts'

/** A link to end, who ended it (a code for the audit), and the edition in whose name the reader gets a mail. */
export type EndedLink = {
  accountId: string
  gpNumber: string
  edition: string
  by: 'reader' | 'not_me' | 'better_claim' | 'publisher' | 'taken_back' | 'support'
}

/** Who did not want the number. */
const refusing = ['reader', 'not_me', 'support']
/** Whose link only the publisher does not know to have ended. */
const ours = [...refusing, 'taken_back']

/**
 * Ends a link in the transaction of its cause. The reader gets a mail, and a number they did not want is not linked
 * again by itself; the publisher is told after commit, unless it
 * refused the link itself or learns it with the link that replaces this one. False if the link had ended before. Shared
 * seats stay, since they belong to the plan. Tell the relay after commit.
 */
export async function unlinkCustomer(
  tx: Tx,
  { accountId, gpNumber, edition, by }: EndedLink,
  work: Work,
): Promise<boolean> {
  await lockAccount(tx, accountId)
  if (!(await endLink(tx, { accountId, gpNumber }))) return false
  if (refusing.includes(by)) await noteRefusal(tx, { accountId, gpNumber, at: work.now })
  await enqueueEntry(tx, { kind: 'rights.changed', payload: { accountId } }, work)
  const account = await findAccount(tx, accountId)
  const actor = by === 'publisher' || by === 'support' ? by : 'reader'
  await audit(tx, { action: 'subscription.unlinked', accountId, actor, detail: { by } }, work)
  if (account) {
    const mail = linkRemoved({ gpNumber }, work.edition(edition), account)
    await enqueueMail(tx, { purpose: 'link_removed', to: account.email, edition, mail }, work)
  }
  if (ours.includes(by))
    await enqueueEntry(tx, { kind: 'publisher.unlink', payload: { accountId, gpNumber } }, work)
  return true
}

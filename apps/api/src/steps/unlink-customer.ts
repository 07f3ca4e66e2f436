import { linkRemoved } from '@leserkonto/mails'
import type { Deps } from '../deps.ts'
import { endLink } from '../store/account-links.ts'
import { findAccount } from '../store/accounts.ts'
import type { Tx } from '../store/db.ts'
import { audit } from './audit.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { enqueueEntry } from './outbox-entries.ts'

/** A link to end, who ended it (a code for the audit), and the edition that tells the reader. */
export type EndedLink = {
  accountId: string
  gpNumber: string
  edition: string
  by: 'reader' | 'not_me' | 'better_claim' | 'publisher'
}

/**
 * Ends a link in the transaction of its cause: the reader is told, the publisher after commit (unless the publisher
 * itself refused it, or hears of it with the better claim). False when the link had ended before. Shared seats stay:
 * they belong to the plan. Tell the relay after commit.
 */
export async function unlinkCustomer(
  tx: Tx,
  { accountId, gpNumber, edition: name, by }: EndedLink,
  work: Deps & { now: Date },
): Promise<boolean> {
  if (!(await endLink(tx, { accountId, gpNumber }))) return false
  await enqueueEntry(tx, work, { kind: 'rights.changed', payload: { accountId }, now: work.now })
  const account = await findAccount(tx, accountId)
  const actor = by === 'publisher' ? 'publisher' : 'reader'
  await audit(tx, { action: 'subscription.unlinked', accountId, actor, detail: { by } }, work)
  const edition = work.editions.find(({ shortcut }) => shortcut === name) ?? work.editions.at(-1)
  if (account && edition) {
    const mail = linkRemoved({ gpNumber }, edition)
    const to = { to: account.email, edition: edition.shortcut }
    await enqueueMail(tx, work, { purpose: 'link_removed', ...to, mail }, work.now)
  }
  if (by === 'reader' || by === 'not_me')
    await enqueueEntry(tx, work, {
      kind: 'publisher.unlink',
      payload: { accountId, gpNumber },
      now: work.now,
    })
  return true
}

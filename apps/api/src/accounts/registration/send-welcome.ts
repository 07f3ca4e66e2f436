import { welcome } from '@leserkonto/mails'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { WelcomeEntry } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import { findAccount } from '../store/accounts.ts'

/**
 * The letter to a new reader, by the names that the account has by now; runs in the transaction that finishes its entry. None to
 * an account that is deleted or blocked, nor to a mailbox that has not opened it. Source: docs/spec/flows.md#letters.
 */
export async function sendWelcome(tx: Tx, { accountId, to, edition }: WelcomeEntry, work: Work) {
  const account = await findAccount(tx, accountId)
  if (account?.status !== 'activated' || account.email !== to) return
  await enqueueMail(
    tx,
    { purpose: 'welcome', to, edition, mail: welcome(work.edition(edition), account) },
    work,
  )
}

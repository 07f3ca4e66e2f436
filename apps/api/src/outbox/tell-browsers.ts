import { securityTopic } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { recipientsOf } from '../push/store/push-subscriptions.ts'
import type { Tx } from '../store/database/db.ts'
import { enqueueEntry } from './enqueue.ts'
import type { SecurityNotice } from './entries.ts'

/**
 * Tells the reader's own browsers what happened to the account, after commit. Call it in the transaction of its cause, before
 * that ends sessions: a browser that is signed out is told why. Tell the relay afterwards.
 * Source: docs/spec/account.md#push-messages.
 */
export async function tellBrowsers(
  tx: Tx,
  { accountId, notice }: { accountId: string; notice: SecurityNotice },
  work: Work,
): Promise<void> {
  if (work.push.publicKey === undefined) return
  const rows = await recipientsOf(tx, accountId, securityTopic)
  if (rows.length === 0) return
  const recipients = rows.map(({ id, edition, target }) => ({ id, edition, target }))
  const payload = { notice, at: work.now.toISOString(), id: work.ids.newId(), recipients, attempt: 1 }
  await enqueueEntry(tx, { kind: 'push.notice', payload }, work)
}

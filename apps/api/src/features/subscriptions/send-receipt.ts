import { declarationReceipt } from '@leserkonto/mails'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { findCancellation } from '../../store/customers/cancellations.ts'
import type { Tx } from '../../store/database/db.ts'
import type { Declaration } from './declare.ts'

/**
 * Sends the receipt of a declaration; runs in the transaction that finishes its outbox entry. The law owes it to everybody
 * who declares, so no limit of mails holds it back: only the call itself is limited, and says so.
 * Source: docs/spec/contract.md#mail-a-stranger-can-cause.
 */
export async function sendReceipt(tx: Tx, { id }: { id: string }, work: Work): Promise<void> {
  const row = await findCancellation(tx, id)
  if (!row) return
  const { edition, ...content }: Declaration = JSON.parse(work.secrets.open(row.payload))
  const mail = declarationReceipt(
    { receiptId: id, receivedAt: row.receivedAt, content },
    work.edition(edition),
  )
  const purpose = content.kind === 'withdrawal' ? 'withdrawal_receipt' : 'cancel_receipt'
  await enqueueMail(tx, { purpose, to: content.email, edition, mail }, work)
}

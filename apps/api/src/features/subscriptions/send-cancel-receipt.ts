import { cancelReceipt } from '@leserkonto/mails'
import { untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { findCancellation } from '../../store/cancellations.ts'
import type { Tx } from '../../store/db.ts'
import type { Declaration } from './cancel.ts'

/** Sends the receipt of a declaration; runs in the transaction that finishes its outbox entry. */
export async function sendCancelReceipt(tx: Tx, { id }: { id: string }, work: Work): Promise<void> {
  const row = await findCancellation(tx, id)
  if (!row) return
  const declaration: Declaration = JSON.parse(work.secrets.open(row.payload))
  const { email, edition, kind, gp_number, end_date } = declaration
  if (!(await mailAllowed(tx, 'cancel_receipt', untaggedEmailKey(email), work))) return
  const mail = cancelReceipt(
    { receiptId: id, receivedAt: row.receivedAt, kind, gpNumber: gp_number, endDate: end_date },
    work.edition(edition),
  )
  await enqueueMail(tx, { purpose: 'cancel_receipt', to: email, edition, mail }, work)
}

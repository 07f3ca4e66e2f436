import { cancelReceipt } from '@leserkonto/mails'
import { untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import { findCancellation } from '../../store/cancellations.ts'
import type { Tx } from '../../store/db.ts'
import type { Declaration } from './cancel.ts'

/** Mails the receipt of a declaration; runs in the transaction that finishes its outbox entry. */
export async function sendCancelReceipt(tx: Tx, { id }: { id: string }, job: Job): Promise<void> {
  const row = await findCancellation(tx, id)
  if (!row) return
  const declaration: Declaration = JSON.parse(job.secrets.open(row.payload))
  const { email, edition, kind, gp_number, end_date } = declaration
  if (!(await job.mailAllowed(tx, 'cancel_receipt', untaggedEmailKey(email)))) return
  const mail = cancelReceipt(
    { receiptId: id, receivedAt: row.receivedAt, kind, gpNumber: gp_number, endDate: end_date },
    job.edition(edition),
  )
  await enqueueMail(tx, job, { purpose: 'cancel_receipt', to: email, edition, mail }, job.now)
}

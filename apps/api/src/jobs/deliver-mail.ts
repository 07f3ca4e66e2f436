import { emailKey } from '@leserkonto/rules'
import { messageIdOf } from '../steps/enqueue-mail.ts'
import type { MailEntry } from '../steps/outbox-entries.ts'
import { logMail } from '../store/mail-log.ts'
import { markMailSent } from '../store/newsletter-subscriptions.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

const templateVersion = '1'

/** Hands a mail over, then notes it and finishes its entry; a refusal for good is noted as failed. */
export async function deliverMail(entry: MailEntry, entryId: string, job: Job): Promise<void> {
  const edition = job.edition(entry.edition)
  const messageId = messageIdOf(entryId, entry, job)
  const refused = await job.mailer
    .send({
      to: entry.to,
      ...entry.mail,
      fromName: edition.name,
      replyTo: edition.replyTo,
      messageId,
      ...(entry.listUnsubscribe && { listUnsubscribe: entry.listUnsubscribe }),
    })
    .then(() => false, rejectUnlessPermanent)
  await transaction(job.db, async (tx) => {
    if (entry.confirms && !refused) await markMailSent(tx, entry.confirms, job.now)
    await logMail(tx, {
      id: job.ids.newId(),
      purpose: entry.purpose,
      recipientHmac: job.secrets.mac('address', emailKey(entry.to)),
      edition: entry.edition,
      templateVersion,
      messageId,
      state: refused ? 'failed' : 'submitted',
      at: job.now,
    })
    await finishEntry(tx, entryId)
  })
}

/** Whether the server said no for good (SMTP 5xx): trying again would change nothing. */
export function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode
  return typeof code === 'number' && code >= 500
}

function rejectUnlessPermanent(error: unknown): true {
  if (isPermanent(error)) return true
  throw error
}

import { emailKey } from '@leserkonto/rules'
import { messageIdOf } from '../steps/enqueue-mail.ts'
import type { MailEntry } from '../steps/outbox-entries.ts'
import { logMail } from '../store/mail-log.ts'
import { markMailSent } from '../store/newsletter-subscriptions.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

const templateVersion = '1'

/**
 * Hands a mail over, then notes it and finishes its entry; a refusal for good is noted as failed. Answers whether it
 * left.
 */
export async function deliverMail(entry: MailEntry, entryId: string, job: Job): Promise<boolean> {
  if (isDownOnRequest(job)) throw Object.assign(new Error('no mail on request'), { code: 'MAIL_DOWN' })
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
  return !refused
}

/**
 * Whether the server said no for good to this recipient or this mail (SMTP 5xx): trying again would change nothing.
 * What it refuses to everybody, a sign-in or a sender, ends once somebody repairs it: such a mail waits.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown }
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500
}

function rejectUnlessPermanent(error: unknown): true {
  if (isPermanent(error)) return true
  throw error
}

/** The test header's fault that is ours and not the publisher's; it only travels where the header is honoured. */
const isDownOnRequest = ({ publisher }: Job) =>
  /(^|;)\s*fault=mail-down\s*(;|$)/.test(publisher.scenario ?? '')

import { emailKey } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { logMail } from '../store/mail-log.ts'
import { markMailSent } from '../store/newsletter-subscriptions.ts'
import { transaction } from '../store/transaction.ts'
import { messageIdOf } from './enqueue.ts'
import type { MailEntry } from './entries.ts'

const templateVersion = '1'

/**
 * Sends a mail, logs it and finishes its entry; returns the result. A mail that was refused permanently counts as failed.
 */
export async function deliverMail(
  entry: MailEntry,
  entryId: string,
  work: Work,
): Promise<'submitted' | 'failed'> {
  if (isDownOnRequest(work)) throw Object.assign(new Error('no mail on request'), { code: 'MAIL_DOWN' })
  const edition = work.edition(entry.edition)
  const messageId = messageIdOf(entryId, entry, work)
  const state = await work.mailer
    .send({
      to: entry.to,
      ...entry.mail,
      fromName: edition.name,
      replyTo: edition.replyTo,
      messageId,
      ...(entry.listUnsubscribe && { listUnsubscribe: entry.listUnsubscribe }),
    })
    .then(() => 'submitted' as const, failedForGood)
  if (state === 'submitted' && entry.purpose === 'login_code') work.metrics.loginCode('sent')
  const logged = {
    id: work.ids.newId(),
    purpose: entry.purpose,
    recipientHmac: work.secrets.mac('address', emailKey(entry.to)),
    edition: entry.edition,
    templateVersion,
    messageId,
    state,
    at: work.now,
  }
  const { confirms } = entry
  if (!confirms || state === 'failed') await logMail(work.pool, entryId, logged)
  else
    await transaction(work.db, async (tx) => {
      await markMailSent(tx, confirms, work.now)
      await logMail(tx, entryId, logged)
    })
  return state
}

/**
 * Whether the server permanently refused this recipient or this mail (SMTP 5xx), so that trying again is useless. A
 * refused login or sender concerns all mails and can be repaired: such a mail waits.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown }
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500
}

function failedForGood(error: unknown): 'failed' {
  if (isPermanent(error)) return 'failed'
  throw error
}

/** Whether the test header asks for a failing mail server; it is only set where the header is honoured. */
const isDownOnRequest = ({ publisher }: Work) =>
  /(^|;)\s*fault=mail-down\s*(;|$)/.test(publisher.scenario ?? '')

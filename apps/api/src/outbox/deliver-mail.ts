import { emailKey } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { logMail } from '../store/mail-log.ts'
import { markMailSent } from '../store/newsletter-subscriptions.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import { messageIdOf } from './enqueue.ts'
import type { MailEntry } from './entries.ts'

const templateVersion = '1'

/**
 * Hands a mail over, then notes it and finishes its entry, and answers what became of it; a mail that was refused for
 * good has failed.
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
  await transaction(work.db, async (tx) => {
    if (entry.confirms && state === 'submitted') await markMailSent(tx, entry.confirms, work.now)
    await logMail(tx, {
      id: work.ids.newId(),
      purpose: entry.purpose,
      recipientHmac: work.secrets.mac('address', emailKey(entry.to)),
      edition: entry.edition,
      templateVersion,
      messageId,
      state,
      at: work.now,
    })
    await finishEntry(tx, entryId)
  })
  return state
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

function failedForGood(error: unknown): 'failed' {
  if (isPermanent(error)) return 'failed'
  throw error
}

/** The test header's fault that is ours and not the publisher's; it only travels where the header is honoured. */
const isDownOnRequest = ({ publisher }: Work) =>
  /(^|;)\s*fault=mail-down\s*(;|$)/.test(publisher.scenario ?? '')

import { emailKey, emblemCid, recordOf } from '@leserkonto/rules'
import type { With, Work } from '../context.ts'
import { markMailSent } from '../newsletters/store/newsletter-subscriptions.ts'
import { transaction } from '../store/database/run.ts'
import { logMail } from '../store/outbox/mail-log.ts'
import { messageIdOf } from './enqueue.ts'
import type { MailEntry } from './entries.ts'
import { forGood, outage } from './failures.ts'

const templateVersion = '1'

/**
 * Sends a mail, logs it and finishes its entry; returns the result. A mail whose mailbox was refused for good counts as
 * failed. Throws `forGood` where the mail itself was refused: somebody has to look at why.
 */
export async function deliverMail(
  entry: MailEntry,
  entryId: string,
  work: Work,
): Promise<'submitted' | 'failed'> {
  if (isDownOnRequest(work)) throw Object.assign(new Error('no mail on request'), { code: 'MAIL_DOWN' })
  const edition = work.edition(entry.edition)
  const messageId = messageIdOf(entryId, entry, work)
  const picture = entry.mail.html.includes(emblemCid) && (await work.emblems(edition))
  const state = await work.mailer
    .send({
      to: entry.to,
      ...entry.mail,
      fromName: edition.name,
      replyTo: edition.replyTo,
      messageId,
      ...(picture && { picture: { cid: emblemCid, png: picture } }),
      ...(entry.listUnsubscribe && { listUnsubscribe: entry.listUnsubscribe }),
    })
    .then(() => 'submitted' as const, judge)
  work.metrics.mail(state)
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
 * What a mail that was not taken means. A mailbox that was refused for good (SMTP 5xx) is the mail's end. A mail refused for
 * what it says, or for its sender's reputation, is the operator's business, and may be sent again later. A login or sender
 * that is refused concerns all mails, as does a server that is down: they wait for it.
 */
function judge(error: unknown): 'failed' {
  // nodemailer says where in the dialogue the server refused, and its answer.
  const { responseCode, command, response } = recordOf(error)
  const aboutThisMail = (command === 'RCPT TO' || command === 'DATA') && typeof responseCode === 'number'
  if (!aboutThisMail) throw outage('mail', error)
  if (responseCode < 500) throw error
  if (isMailboxRefused(command, String(response))) return 'failed'
  throw forGood('REFUSED', error)
}

/**
 * Whether a refusal for good is about the mailbox: its status says so, or the server refused the recipient and says nothing
 * of a block. Providers that block a sender often do so at the recipient. Source: RFC 3463 §3.2, §3.3, §3.8.
 */
function isMailboxRefused(command: 'RCPT TO' | 'DATA', response: string): boolean {
  const status = /^\d{3}[ -](5\.\d+\.\d+)(?!\S)/.exec(response)?.[1] ?? ''
  if (aboutMailbox.test(status)) return true
  return (
    command === 'RCPT TO' && !aboutSender.test(status) && !soundsBlocked.test(response.replace(address, ''))
  )
}

// 5.1.7 and 5.1.8 are about the sender's address, 5.2.3 is about the size of the mail.
const aboutMailbox = /^5\.(1\.(?![78]$)|2\.(?!3$))/
const aboutSender = /^5\.(7\.|1\.[78]$)/
// Servers repeat the recipient, who may be called Block.
const address = /[^\s<>:,;"']+@[^\s<>:,;"']+/g
const soundsBlocked = /\b(spam|block|black-?list|deny-?list|policy|reputation|banned|dnsbl|rbl)/i

/** Whether the test header asks for a failing mail server; it is only set where the header is honoured. */
const isDownOnRequest = ({ publisher }: With<'publisher'>) =>
  /(^|;)\s*fault=mail-down\s*(;|$)/.test(publisher.scenario ?? '')

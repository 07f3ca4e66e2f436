import { newsletterDoi } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import { createNotMeToken } from '../../steps/not-me-token.ts'
import {
  type NotedWish,
  noteNewsletterWish,
  recordNewsletterRequest,
} from '../../steps/note-newsletter-wish.ts'
import type { NewsletterRequestEntry } from '../../steps/outbox-entries.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { attachNewsletterUser } from '../../store/newsletter-users.ts'
import { createToken } from '../../store/tokens.ts'
import type { OptInPayload } from './opt-in-payload.ts'

/**
 * After the answer: asks the address to confirm the lists that have no consent yet, and only those. Nothing is kept
 * of a wish whose mail the silent limits hold back. Runs in the transaction that finishes its outbox entry.
 */
export async function sendOptInMail(tx: Tx, entry: NewsletterRequestEntry, job: Job): Promise<void> {
  if (!(await job.mailAllowed(tx, 'newsletter_doi', untaggedEmailKey(entry.email)))) return
  const wish = { ...entry, at: new Date(entry.askedAt) }
  const noted = await noteNewsletterWish(tx, wish, job)
  if (!noted) return
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  if (account) await attachNewsletterUser(tx, account.emailKey, account.id)
  const token = job.ids.newSecret()
  const mailId = await mail(tx, { entry, noted, token }, job)
  await keepToken(tx, { entry, noted, token, mailId }, job)
  await recordNewsletterRequest(
    tx,
    { wish, noted, textVersion: entry.textVersion, mailId, from: entry },
    'form',
    job,
  )
}

type Asking = { entry: NewsletterRequestEntry; noted: NotedWish; token: string }

async function mail(tx: Tx, { entry, noted, token }: Asking, job: Job): Promise<string> {
  const { newsletterUserId, newsletters } = noted
  const newsletterIds = newsletters.map(({ id }) => id)
  const about = { newsletterUserId, payload: { matter: 'newsletters' as const, newsletterIds } }
  const content = {
    newsletterUserId,
    token,
    notMeToken: await createNotMeToken(tx, about, job),
    titles: newsletters.map(({ title }) => title),
    askedAt: new Date(entry.askedAt),
  }
  return enqueueMail(
    tx,
    job,
    {
      purpose: 'newsletter_doi',
      to: entry.email,
      edition: entry.edition,
      mail: newsletterDoi(content, job.edition(entry.edition)),
      confirms: { newsletterUserId, newsletterIds },
    },
    job.now,
  )
}

async function keepToken(tx: Tx, { entry, noted, token, mailId }: Asking & { mailId: string }, job: Job) {
  const payload: OptInPayload = {
    edition: entry.edition,
    newsletterIds: noted.newsletters.map(({ id }) => id),
    textVersion: entry.textVersion,
    mailId,
    ...(entry.returnUrl && { returnUrl: entry.returnUrl }),
  }
  await createToken(tx, {
    id: job.ids.newId(),
    purpose: 'newsletter_doi',
    tokenHash: job.ids.secretHash(token),
    newsletterUserId: noted.newsletterUserId,
    payload,
    createdAt: job.now,
    expiresAt: new Date(job.now.getTime() + tokenLifetimeMs.newsletter_doi),
  })
}

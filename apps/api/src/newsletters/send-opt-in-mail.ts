import { newsletterDoi } from '@leserkonto/mails'
import { emailKey, isConsented, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import { createNotMeToken } from '../accounts/shared/not-me-token.ts'
import { findAccountByEmail } from '../accounts/store/accounts.ts'
import type { With, Work } from '../context.ts'
import { enqueueEntry, enqueueMail } from '../outbox/enqueue.ts'
import type { NewsletterRequestEntry } from '../outbox/entries.ts'
import { mailAllowed } from '../outbox/mail-allowed.ts'
import type { OptInPayload } from '../sign-in/store/token-payloads.ts'
import { createToken } from '../sign-in/store/tokens.ts'
import type { Tx } from '../store/database/db.ts'
import { type NotedWish, noteNewsletterWish, recordNewsletterRequest } from './shared/note-newsletter-wish.ts'
import {
  attachNewsletterUser,
  findNewsletterUser,
  type NewsletterSubscription,
} from './store/newsletter-users.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * After the answer: asks the address to confirm the lists that have no consent yet, and only those. While the silent limits
 * allow no mail, the wish waits. Runs in the transaction that finishes its outbox entry.
 */
export async function sendOptInMail(tx: Tx, entry: NewsletterRequestEntry, work: Work): Promise<void> {
  if (!(await mailAllowed(tx, 'newsletter_doi', untaggedEmailKey(entry.email), work)))
    return waitForNextMail(tx, entry, work)
  const wish = { ...entry, at: new Date(entry.askedAt) }
  const noted = await noteNewsletterWish(tx, wish, work)
  if (!noted) return
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  if (account) await attachNewsletterUser(tx, account.emailKey, account.id)
  const token = work.ids.newSecret()
  const mailId = await mail(tx, { entry, noted, token }, work)
  await keepToken(tx, { entry, noted, token, mailId }, work)
  await recordNewsletterRequest(
    tx,
    { wish, noted, textVersion: entry.textVersion, mailId, from: entry },
    'form',
    work,
  )
}

/**
 * Asks again later for the lists that no mail has named yet. Two days are longer than any limit.
 * Source: docs/spec/contract.md#mail-a-stranger-can-cause.
 */
async function waitForNextMail(tx: Tx, entry: NewsletterRequestEntry, work: Work): Promise<void> {
  const ageMs = work.now.getTime() - new Date(entry.askedAt).getTime()
  const user = await findNewsletterUser(tx, emailKey(entry.email))
  const newsletters = entry.newsletters.filter(({ id }) => !user?.subscriptions.some(isAsked(id, work)))
  if (newsletters.length === 0 || ageMs > 2 * dayMs) return
  const notBefore = new Date(work.now.getTime() + (ageMs < 5 * minuteMs ? minuteMs : 9 * minuteMs))
  await enqueueEntry(tx, { kind: 'newsletter.request', payload: { ...entry, newsletters }, notBefore }, work)
}

const isAsked =
  (id: string, { now }: With<'now'>) =>
  ({ newsletterId, state, mailSentAt }: NewsletterSubscription): boolean =>
    newsletterId === id &&
    (isConsented(state) ||
      (state === 'mail_sent' &&
        mailSentAt !== null &&
        mailSentAt.getTime() > now.getTime() - tokenLifetimeMs.newsletter_doi))

type Asking = { entry: NewsletterRequestEntry; noted: NotedWish; token: string }

async function mail(tx: Tx, { entry, noted, token }: Asking, work: Work): Promise<string> {
  const { newsletterUserId, newsletters } = noted
  const newsletterIds = newsletters.map(({ id }) => id)
  const about = { newsletterUserId, payload: { matter: 'newsletters' as const, newsletterIds } }
  const content = {
    newsletterUserId,
    token,
    notMeToken: await createNotMeToken(tx, about, work),
    titles: newsletters.map(({ title }) => title),
    askedAt: new Date(entry.askedAt),
  }
  return enqueueMail(
    tx,
    {
      purpose: 'newsletter_doi',
      to: entry.email,
      edition: entry.edition,
      mail: newsletterDoi(content, work.edition(entry.edition)),
      confirms: { newsletterUserId, newsletterIds },
    },
    work,
  )
}

async function keepToken(
  tx: Tx,
  { entry, noted, token, mailId }: Asking & { mailId: string },
  work: With<'ids' | 'now'>,
) {
  const payload: OptInPayload = {
    edition: entry.edition,
    newsletterIds: noted.newsletters.map(({ id }) => id),
    textVersion: entry.textVersion,
    mailId,
    ...(entry.returnUrl && { returnUrl: entry.returnUrl }),
    ...(entry.markHash && { markHash: entry.markHash }),
  }
  await createToken(tx, {
    id: work.ids.newId(),
    purpose: 'newsletter_doi',
    tokenHash: work.ids.secretHash(token),
    newsletterUserId: noted.newsletterUserId,
    payload,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenLifetimeMs.newsletter_doi),
  })
}

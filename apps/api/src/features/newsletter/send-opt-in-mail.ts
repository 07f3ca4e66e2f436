import { newsletterDoi } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { createNotMeToken } from '../../domain/accounts/not-me-token.ts'
import {
  type NotedWish,
  noteNewsletterWish,
  recordNewsletterRequest,
} from '../../domain/newsletters/note-newsletter-wish.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { NewsletterRequestEntry } from '../../outbox/entries.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { attachNewsletterUser } from '../../store/newsletter-users.ts'
import { createToken } from '../../store/tokens.ts'
import type { OptInPayload } from './opt-in-payload.ts'

/**
 * After the answer: asks the address to confirm the lists that have no consent yet, and only those. If the silent limits
 * allow no mail, nothing is stored. Runs in the transaction that finishes its outbox entry.
 */
export async function sendOptInMail(tx: Tx, entry: NewsletterRequestEntry, work: Work): Promise<void> {
  if (!(await mailAllowed(tx, 'newsletter_doi', untaggedEmailKey(entry.email), work))) return
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

async function keepToken(tx: Tx, { entry, noted, token, mailId }: Asking & { mailId: string }, work: Work) {
  const payload: OptInPayload = {
    edition: entry.edition,
    newsletterIds: noted.newsletters.map(({ id }) => id),
    textVersion: entry.textVersion,
    mailId,
    ...(entry.returnUrl && { returnUrl: entry.returnUrl }),
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

import type { ServedEdition } from '@leserkonto/editions'
import { accountExists, activation } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Job } from '../../jobs/job.ts'
import { enqueueMail } from '../../steps/enqueue-mail.ts'
import { createNotMeToken, type NotMe } from '../../steps/not-me-token.ts'
import type { MailEntry, RegistrationMailEntry } from '../../steps/outbox-entries.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import {
  recordConsent,
  registerSubscriptions,
  upsertNewsletterUser,
} from '../../store/newsletter-subscriptions.ts'
import { findAttempts, markDecoy, type PendingRegistration } from '../../store/pending-registrations.ts'
import { createToken, supersedeTokens } from '../../store/tokens.ts'
import { consentEvent } from './consent-event.ts'

type Mailing = { entry: RegistrationMailEntry; edition: ServedEdition; allowed: boolean }

/**
 * After the answer: a new address gets the activation mail, an active one learns that it has an account already,
 * an unknown one that asked for a new link gets nothing. Runs in the transaction that finishes its outbox entry.
 */
export async function sendRegistrationMail(tx: Tx, entry: RegistrationMailEntry, job: Job): Promise<void> {
  const edition = job.edition(entry.edition)
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  const kind = account ? 'account_exists' : 'activation'
  const mailing = { entry, edition, allowed: await job.mailAllowed(tx, kind, untaggedEmailKey(entry.email)) }
  if (account) return tellOwner(tx, mailing, job)
  const attempts = await findAttempts(tx, emailKey(entry.email), job.now)
  const attempt = entry.attemptId ? attempts.find(({ id }) => id === entry.attemptId) : attempts.at(-1)
  if (attempt) await inviteToActivate(tx, mailing, attempt, job)
}

async function tellOwner(tx: Tx, { entry, edition, allowed }: Mailing, job: Job) {
  if (entry.attemptId) await markDecoy(tx, entry.attemptId)
  if (allowed) await mailTo(tx, { entry, purpose: 'account_exists', mail: accountExists({}, edition) }, job)
}

async function inviteToActivate(
  tx: Tx,
  { entry, edition, allowed }: Mailing,
  attempt: PendingRegistration,
  job: Job,
) {
  const confirms = entry.attemptId ? await noteNewsletterWish(tx, entry, attempt, job) : undefined
  if (!allowed) return
  const resend = entry.attemptId === undefined
  const emailKey = attempt.emailKey
  if (resend)
    await supersedeTokens(tx, { purpose: 'activation', emailKey, pendingRegistrationId: null }, job.now)
  const offered = edition.optIn.registrationNewsletters
  // A resend may meet several attempts at the click: it confirms no newsletter.
  const named = resend ? [] : offered.filter(({ id }) => attempt.newsletterIds.includes(id))
  const secret = job.ids.newSecret()
  await createToken(tx, {
    id: job.ids.newId(),
    purpose: 'activation',
    tokenHash: job.ids.secretHash(secret),
    emailKey,
    payload: { resend, newsletterIds: named.map(({ id }) => id) },
    pendingRegistrationId: resend ? null : attempt.id,
    createdAt: job.now,
    expiresAt: new Date(job.now.getTime() + tokenLifetimeMs.activation),
  })
  const newsletterTitles = named.map(({ title }) => title)
  const notMeToken = await createNotMeToken(tx, notMe(resend, attempt), job)
  const mail = activation({ token: secret, notMeToken, newsletterTitles }, edition)
  await mailTo(tx, { entry, purpose: 'activation', mail, ...(confirms && { confirms }) }, job)
}

/** A resend is of the address: whoever says it was not them drops every attempt, else the one their mail was for. */
const notMe = (resend: boolean, { id, emailKey }: PendingRegistration): NotMe =>
  resend
    ? { emailKey, payload: { matter: 'registrations' } }
    : { pendingRegistrationId: id, payload: { matter: 'registration' } }

/** The first of the two steps of consent: asked for, from where and when. */
async function noteNewsletterWish(
  tx: Tx,
  entry: RegistrationMailEntry,
  attempt: PendingRegistration,
  job: Job,
) {
  const { email, emailKey, newsletterIds, edition } = attempt
  if (newsletterIds.length === 0) return undefined
  const at = new Date(entry.askedAt)
  const user = await upsertNewsletterUser(tx, { id: job.ids.newId(), email, emailKey, createdAt: at })
  await registerSubscriptions(tx, user.id, newsletterIds, { edition, origin: 'registration', now: at })
  const from = { ip: entry.ip, userAgent: entry.userAgent, method: 'registration' as const }
  const step = { type: 'requested' as const, attempt, newsletterUserId: user.id, newsletterIds, at, ...from }
  await recordConsent(tx, consentEvent(job, step))
  return { newsletterUserId: user.id, newsletterIds }
}

type Sending = { entry: RegistrationMailEntry } & Pick<MailEntry, 'purpose' | 'mail' | 'confirms'>

const mailTo = (tx: Tx, { entry, ...mail }: Sending, job: Job) =>
  enqueueMail(tx, job, { ...mail, to: entry.email, edition: entry.edition }, job.now)

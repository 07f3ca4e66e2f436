import type { ServedEdition } from '@leserkonto/editions'
import { accountExists, activation } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { createNotMeToken, type NotMe } from '../../domain/accounts/not-me-token.ts'
import {
  type NotedWish,
  noteNewsletterWish,
  recordNewsletterRequest,
  type Wish,
} from '../../domain/newsletters/note-newsletter-wish.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { MailEntry, RegistrationMailEntry } from '../../outbox/entries.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { findAttempts, markDecoy, type PendingRegistration } from '../../store/pending-registrations.ts'
import { createToken, supersedeTokens } from '../../store/tokens.ts'

type Mailing = { entry: RegistrationMailEntry; edition: ServedEdition; allowed: boolean }

/**
 * After the answer: a new address gets the activation mail, an active one the mail that it has an account already, and a
 * request for a new link from an unknown one no mail. Runs in the transaction that finishes its outbox entry.
 */
export async function sendRegistrationMail(tx: Tx, entry: RegistrationMailEntry, work: Work): Promise<void> {
  const edition = work.edition(entry.edition)
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  const kind = account ? 'account_exists' : 'activation'
  const mailing = {
    entry,
    edition,
    allowed: await mailAllowed(tx, kind, untaggedEmailKey(entry.email), work),
  }
  if (account) return tellOwner(tx, mailing, work)
  const attempts = await findAttempts(tx, emailKey(entry.email), work.now)
  const attempt = entry.attemptId ? attempts.find(({ id }) => id === entry.attemptId) : attempts.at(-1)
  if (attempt) await inviteToActivate(tx, mailing, attempt, work)
}

async function tellOwner(tx: Tx, { entry, edition, allowed }: Mailing, work: Work) {
  if (entry.attemptId) await markDecoy(tx, entry.attemptId)
  if (allowed) await mailTo(tx, { entry, purpose: 'account_exists', mail: accountExists({}, edition) }, work)
}

async function inviteToActivate(
  tx: Tx,
  { entry, edition, allowed }: Mailing,
  attempt: PendingRegistration,
  work: Work,
) {
  if (!allowed) return
  const resend = entry.attemptId === undefined
  const emailKey = attempt.emailKey
  if (resend)
    await supersedeTokens(tx, { purpose: 'activation', emailKey, pendingRegistrationId: null }, work.now)
  // At the click of a resend there may be several attempts, so it confirms no newsletters.
  const wish = resend ? undefined : wishOf(entry, attempt)
  const noted = wish && (await noteNewsletterWish(tx, wish, work))
  const invitation = { attempt, resend, noted, token: work.ids.newSecret() }
  const mailId = await mailInvitation(tx, { entry, edition }, invitation, work)
  await keepToken(tx, invitation, mailId, work)
  if (!wish || !noted) return
  const request = { wish, noted, textVersion: attempt.consentTextVersion, mailId, from: entry }
  await recordNewsletterRequest(tx, request, 'registration', work)
}

type Invitation = {
  attempt: PendingRegistration
  resend: boolean
  noted: NotedWish | undefined
  token: string
}

async function mailInvitation(
  tx: Tx,
  { entry, edition }: Pick<Mailing, 'entry' | 'edition'>,
  { attempt, resend, noted, token }: Invitation,
  work: Work,
): Promise<string> {
  const notMeToken = await createNotMeToken(tx, notMe(resend, attempt), work)
  const newsletterTitles = noted?.newsletters.map(({ title }) => title) ?? []
  const mail = activation({ token, notMeToken, newsletterTitles }, edition)
  const confirms = noted && { newsletterUserId: noted.newsletterUserId, newsletterIds: idsOf(noted) }
  return mailTo(tx, { entry, purpose: 'activation', mail, ...(confirms && { confirms }) }, work)
}

async function keepToken(
  tx: Tx,
  { attempt, resend, noted, token }: Invitation,
  mailId: string,
  work: Work,
): Promise<void> {
  await createToken(tx, {
    id: work.ids.newId(),
    purpose: 'activation',
    tokenHash: work.ids.secretHash(token),
    emailKey: attempt.emailKey,
    payload: { resend, newsletterIds: idsOf(noted), ...(noted && { mailId }) },
    pendingRegistrationId: resend ? null : attempt.id,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenLifetimeMs.activation),
  })
}

const idsOf = (noted: NotedWish | undefined) => noted?.newsletters.map(({ id }) => id) ?? []

/** The lists of the form's checkbox, if it was ticked. */
function wishOf(
  { newsletters = [], askedAt }: RegistrationMailEntry,
  attempt: PendingRegistration,
): Wish | undefined {
  if (newsletters.length === 0) return undefined
  const { email, edition } = attempt
  return { email, edition, newsletters, origin: 'registration', at: new Date(askedAt) }
}

/** A resend is for the address, so "not me" removes all its attempts; otherwise only the attempt of the mail. */
const notMe = (resend: boolean, { id, emailKey }: PendingRegistration): NotMe =>
  resend
    ? { emailKey, payload: { matter: 'registrations' } }
    : { pendingRegistrationId: id, payload: { matter: 'registration' } }

type Sending = { entry: RegistrationMailEntry } & Pick<MailEntry, 'purpose' | 'mail' | 'confirms'>

const mailTo = (tx: Tx, { entry, ...mail }: Sending, work: Work) =>
  enqueueMail(tx, { ...mail, to: entry.email, edition: entry.edition }, work)

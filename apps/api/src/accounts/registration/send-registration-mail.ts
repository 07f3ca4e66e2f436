import type { ServedEdition } from '@leserkonto/editions'
import { accountExists, activation } from '@leserkonto/mails'
import { emailKey, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import {
  type NotedWish,
  noteNewsletterWish,
  recordNewsletterRequest,
  type Wish,
} from '../../newsletters/shared/note-newsletter-wish.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { MailEntry, RegistrationMailEntry } from '../../outbox/entries.ts'
import { finishWithMail } from '../../outbox/finish-with-mail.ts'
import { mailAllowed } from '../../outbox/mail-allowed.ts'
import { decided } from '../../outbox/relay.ts'
import type { NotMe } from '../../sign-in/store/token-payloads.ts'
import { createToken, supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { createNotMeToken, newNotMeToken } from '../shared/not-me-token.ts'
import { type Account, findAccountByEmail } from '../store/accounts.ts'
import {
  findAttempts,
  isForNewAddress,
  markDecoy,
  type PendingRegistration,
} from '../store/pending-registrations.ts'

type Mailing = { entry: RegistrationMailEntry; edition: ServedEdition; allowed: boolean }

/**
 * After the answer: a new address gets the activation mail, an active one the mail that it has an account already, and a
 * request for a new link from an unknown one no mail. The most frequent case, a new address without newsletters, is done
 * in two statements; all others in one transaction.
 */
export async function sendRegistrationMail(
  entry: RegistrationMailEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  const attempt = entry.attemptId && { id: entry.attemptId, emailKey: emailKey(entry.email) }
  if (!attempt || entry.newsletters?.length || !(await isForNewAddress(work.pool, attempt, work.now)))
    return decided(decideMail)(entry, entryId, work)
  const invitation = { attempt, resend: false, noted: undefined, token: work.ids.newSecret() }
  const about = { pendingRegistrationId: attempt.id, payload: { matter: 'registration' } } as const
  const notMe = newNotMeToken(about, work)
  const payload = activationMail(entry, invitation, notMe.secret, work)
  const tokens = [
    notMe.token,
    { ...activationToken(invitation, undefined, work), pendingRegistrationId: attempt.id },
  ]
  await finishWithMail(entryId, { payload, subject: untaggedEmailKey(entry.email), tokens }, work)
}

async function decideMail(tx: Tx, entry: RegistrationMailEntry, work: Work): Promise<void> {
  const edition = work.edition(entry.edition)
  const account = await findAccountByEmail(tx, emailKey(entry.email))
  const kind = account ? 'account_exists' : 'activation'
  const mailing = {
    entry,
    edition,
    allowed: await mailAllowed(tx, kind, untaggedEmailKey(entry.email), work),
  }
  if (account) return tellOwner(tx, mailing, account, work)
  const attempts = await findAttempts(tx, emailKey(entry.email), work.now)
  const attempt = entry.attemptId ? attempts.find(({ id }) => id === entry.attemptId) : attempts.at(-1)
  if (attempt) await inviteToActivate(tx, mailing, attempt, work)
}

async function tellOwner(tx: Tx, { entry, edition, allowed }: Mailing, owner: Account, work: Work) {
  if (entry.attemptId) await markDecoy(tx, entry.attemptId)
  if (!allowed) return
  const mail = accountExists(owner, edition)
  await enqueueMail(tx, mailTo(entry, { purpose: 'account_exists', mail }), work)
}

async function inviteToActivate(
  tx: Tx,
  { entry, allowed }: Mailing,
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
  const mailId = await mailInvitation(tx, entry, invitation, work)
  const token = activationToken(invitation, noted && mailId, work)
  await createToken(tx, { ...token, pendingRegistrationId: resend ? null : attempt.id })
  if (!wish || !noted) return
  const request = { wish, noted, textVersion: attempt.consentTextVersion, mailId, from: entry }
  await recordNewsletterRequest(tx, request, 'registration', work)
}

type Invitation = {
  attempt: Pick<PendingRegistration, 'id' | 'emailKey'>
  resend: boolean
  noted: NotedWish | undefined
  token: string
}

async function mailInvitation(
  tx: Tx,
  entry: RegistrationMailEntry,
  invitation: Invitation,
  work: Work,
): Promise<string> {
  const { attempt, resend } = invitation
  const notMeToken = await createNotMeToken(tx, notMe(resend, attempt), work)
  return enqueueMail(tx, activationMail(entry, invitation, notMeToken, work), work)
}

function activationMail(
  entry: RegistrationMailEntry,
  { noted, token }: Invitation,
  notMeToken: string,
  work: With<'edition'>,
): MailEntry {
  const newsletterTitles = noted?.newsletters.map(({ title }) => title) ?? []
  const mail = activation({ token, notMeToken, newsletterTitles }, work.edition(entry.edition))
  const confirms = noted && { newsletterUserId: noted.newsletterUserId, newsletterIds: idsOf(noted) }
  return mailTo(entry, { purpose: 'activation', mail, ...(confirms && { confirms }) })
}

const activationToken = (
  { attempt, resend, noted, token }: Invitation,
  mailId: string | undefined,
  { ids, now }: With<'ids' | 'now'>,
) => ({
  id: ids.newId(),
  purpose: 'activation' as const,
  tokenHash: ids.secretHash(token),
  emailKey: attempt.emailKey,
  payload: { resend, newsletterIds: idsOf(noted), ...(mailId && { mailId }) },
  createdAt: now,
  expiresAt: new Date(now.getTime() + tokenLifetimeMs.activation),
})

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
const notMe = (resend: boolean, { id, emailKey }: Invitation['attempt']): NotMe =>
  resend
    ? { emailKey, payload: { matter: 'registrations' } }
    : { pendingRegistrationId: id, payload: { matter: 'registration' } }

const mailTo = (
  { email, edition }: RegistrationMailEntry,
  mail: Pick<MailEntry, 'purpose' | 'mail' | 'confirms'>,
): MailEntry => ({ ...mail, to: email, edition })

import { emailKey, letterLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { attachNewsletterUser } from '../../newsletters/store/newsletter-users.ts'
import { announce } from '../../outbox/announce.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { WelcomeEntry } from '../../outbox/entries.ts'
import { attachSeat } from '../../seats/invitations/attach-seat.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { createAccount } from '../store/accounts.ts'
import { dropAttempts, type PendingRegistration } from '../store/pending-registrations.ts'
import { linkAsRegistered } from './link-as-registered.ts'

/** The proven mailbox, and the attempt whose form fields its owner filled in, if that is certain. */
export type ProvenMailbox = {
  email: string
  edition: string
  attempt: PendingRegistration | undefined
  passwordHash: string | null
}

/**
 * Opens the account of a proven mailbox and returns its id. All attempts of the address are removed with their links, so
 * that nobody who registered it before the owner gets in; a customer named in the form is linked after commit. P2002 on
 * account_email_key_key if the address has an account by then.
 */
export async function openAccount(tx: Tx, mailbox: ProvenMailbox, work: Work): Promise<string> {
  const { ids, now } = work
  const id = ids.newId()
  const key = emailKey(mailbox.email)
  await createAccount(tx, {
    id,
    email: mailbox.email,
    emailKey: key,
    passwordHash: mailbox.passwordHash,
    status: 'activated',
    ...personOf(mailbox.attempt),
    source: mailbox.edition,
    createdAt: now,
    activatedAt: now,
  })
  await attachNewsletterUser(tx, key, id)
  await attachSeat(tx, { accountId: id, emailKey: key, attempt: mailbox.attempt }, work)
  await linkAsRegistered(tx, { accountId: id, attempt: mailbox.attempt }, work)
  await dropAttempts(tx, key)
  await supersedeTokens(tx, { purpose: 'activation', emailKey: key }, now)
  await writeLater(tx, { accountId: id, to: mailbox.email, edition: mailbox.edition }, work)
  await announce(tx, [{ type: 'account.registered', data: { sub: id, edition: mailbox.edition } }], work)
  return id
}

/** The letter that welcomes, once an account. */
const writeLater = (tx: Tx, payload: WelcomeEntry, work: Work) =>
  enqueueEntry(
    tx,
    {
      kind: 'account.welcome',
      payload,
      notBefore: new Date(work.now.getTime() + letterLimits.welcomeAfterMs),
    },
    work,
  )

function personOf(attempt: PendingRegistration | undefined) {
  const profile = attempt?.profile ?? {}
  return {
    givenName: profile.given_name ?? null,
    familyName: profile.family_name ?? null,
    gender: profile.gender ?? null,
    customerType: profile.customer_type ?? 'private',
    companyName: profile.company_name ?? null,
  }
}

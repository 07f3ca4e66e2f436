import { type Input, Problem, type registration } from '@leserkonto/contracts'
import { emailKey, pendingRegistrationLifetimeMs, safeReturnUrl } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { registrationLists } from '../../newsletters/shared/registration-lists.ts'
import { handOver, newEntry, tellRelay } from '../../outbox/enqueue.ts'
import { refuseUnlessOpenTo, seatOfToken } from '../../seats/invitations/open-invitation.ts'
import { holdPlan, moveSeat } from '../../seats/plans/move-seat.ts'
import { findSeatOnly, type SharedSeat } from '../../seats/store/shared-seats.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { refuseWeakPassword } from '../shared/refuse-weak-password.ts'
import { type Attempt, storeAttempt } from '../store/pending-registrations.ts'

type Form = Input<typeof registration.register>

/**
 * Stores an attempt with the same answer for a new, a pending and an active address: which mail is sent, and whether the
 * attempt can be activated, is decided after the answer (send-registration-mail.ts).
 */
export const register: OperationOf<typeof registration.register> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const seat =
    form.invitation_token === undefined ? null : await invitedSeat(form.invitation_token, form, call)
  refuseWeakPassword(form.password, ownerOf(form), call)
  const newsletters = await registrationLists(form, edition, call)
  const passwordHash = await call.passwords.hash(form.password, call.asker)
  const attempt = {
    id: call.ids.newId(),
    email: form.email,
    emailKey: emailKey(form.email),
    passwordHash,
    edition: edition.shortcut,
    profile: profileOf(form),
    newsletterIds: newsletters.map(({ id }) => id),
    consentTextVersion: form.consent_text_version ?? null,
    invitationId: seat?.id ?? null,
    returnUrl: (form.return_url && safeReturnUrl(form.return_url, call.returnTargets)) || null,
    markHash: form.mark === undefined ? null : call.ids.secretHash(form.mark),
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + pendingRegistrationLifetimeMs),
  }
  const mail = mailEntry(attempt, newsletters, call)
  if (!seat) await storeAttempt(call.pool, attempt, mail)
  else {
    await transaction(call.db, async (tx) => {
      await storeAttempt(tx, attempt, mail)
      await acceptForPending(tx, seat, call)
    })
    tellRelay(call)
  }
  handOver(mail, call)
  return { status: 'registered' }
}

const mailEntry = (
  { id, email, edition }: Attempt,
  newsletters: { id: string; title: string }[],
  call: Call,
) => {
  const { ip, userAgent } = call
  const asked = { ip, userAgent, askedAt: call.now.toISOString() }
  const payload = { attemptId: id, newsletters, email, edition, ...asked }
  return newEntry({ kind: 'registration.mail', payload }, call)
}

/** Whose name and address the password may not carry. */
const ownerOf = ({ email, given_name, family_name, company_name }: Form) => ({
  email,
  givenName: given_name ?? null,
  familyName: family_name ?? null,
  companyName: company_name ?? null,
})

/** Checked by token and address only; nothing is consumed before the account is active. */
async function invitedSeat(token: string, { email }: Form, call: Call) {
  const found = await seatOfToken(token, call)
  if (!found) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  refuseUnlessOpenTo(emailKey(email), found, call.now)
  return found.seat
}

/**
 * Marks an invited seat as accepted by an invitee whose account is not active yet; its link stays valid until then. A seat
 * that is no longer open is not changed: the reader learns that at the activation.
 */
async function acceptForPending(
  tx: Tx,
  { id, sharedSubscriptionId }: Pick<SharedSeat, 'id' | 'sharedSubscriptionId'>,
  call: Call,
): Promise<void> {
  await holdPlan(tx, sharedSubscriptionId, call)
  const seat = await findSeatOnly(tx, id)
  if (seat.status === 'invited')
    await moveSeat(tx, seat, { to: 'accepted', data: { acceptedAt: call.now } }, call)
}

/** The form fields that are kept until activation. */
const kept = [
  'given_name',
  'family_name',
  'gender',
  'customer_type',
  'company_name',
  'gp_number',
  'postcode',
  'street',
  'housenumber',
  'city',
] as const

/** What of the form is kept until the mailbox is proven. */
const profileOf = (form: Form): Attempt['profile'] =>
  Object.fromEntries(
    kept.flatMap((field) => {
      const value = form[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

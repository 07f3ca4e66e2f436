import { fieldError, type Input, Problem, type registration } from '@leserkonto/contracts'
import { emailKey, isWeakPassword, pendingRegistrationLifetimeMs, safeReturnUrl } from '@leserkonto/rules'
import type { Call, Story } from '../../call.ts'
import { acceptForPending } from '../../steps/accept-for-pending.ts'
import { tellRelay } from '../../steps/enqueue-mail.ts'
import { refuseUnlessOpenTo, seatOfToken } from '../../steps/open-invitation.ts'
import { enqueueEntry } from '../../steps/outbox-entries.ts'
import { createAttempt } from '../../store/pending-registrations.ts'
import { transaction } from '../../store/transaction.ts'
import { wantedNewsletters } from './wanted-newsletters.ts'

type Form = Input<typeof registration.register>

/**
 * Stores one attempt and answers alike for a new, a pending and an active address: which mail goes out, and
 * whether the attempt can ever be activated, is decided after the answer (send-registration-mail.ts).
 */
export const register: Story<typeof registration.register> = async (form, call) => {
  const edition = call.edition(form.edition)
  const seat =
    form.invitation_token === undefined ? null : await invitedSeat(form.invitation_token, form, call)
  refuseWeakPassword(form, call)
  const newsletters = await wantedNewsletters(form, edition, call)
  const passwordHash = await call.passwords.hash(form.password)
  const attemptId = call.ids.newId()
  await transaction(call.db, async (tx) => {
    await createAttempt(tx, {
      id: attemptId,
      email: form.email,
      emailKey: emailKey(form.email),
      passwordHash,
      edition: edition.shortcut,
      profile: profileOf(form),
      newsletterIds: newsletters.map(({ id }) => id),
      consentTextVersion: form.consent_text_version ?? null,
      invitationId: seat?.id ?? null,
      returnUrl: (form.return_url && safeReturnUrl(form.return_url, call.returnTargets)) || null,
      createdAt: call.now,
      expiresAt: new Date(call.now.getTime() + pendingRegistrationLifetimeMs),
    })
    if (seat) await acceptForPending(tx, seat, call)
    await enqueueEntry(tx, call, {
      kind: 'registration.mail',
      payload: {
        attemptId,
        newsletters,
        email: form.email,
        edition: edition.shortcut,
        ip: call.ip,
        userAgent: call.userAgent,
        askedAt: call.now.toISOString(),
      },
      now: call.now,
    })
  })
  tellRelay(call)
  return { status: 'registered' }
}

/** Judged by token and address alone; nothing is consumed before the account is active. */
async function invitedSeat(token: string, { email }: Form, call: Call) {
  const found = await seatOfToken(token, call)
  if (!found) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  refuseUnlessOpenTo(emailKey(email), found, call.now)
  return found.seat
}

function refuseWeakPassword(form: Form, call: Call) {
  const names = [form.given_name, form.family_name, form.company_name]
  if (isWeakPassword(form.password, { email: form.email, names }, call.isCommonPassword))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('password', 'PASSWORD_WEAK')] })
}

/** The seed's form fields, kept until activation. */
function profileOf(form: Form): Record<string, string | null> {
  const { given_name, family_name, gender, customer_type, company_name } = form
  const { gp_number, postcode, street, housenumber, city } = form
  const fields = {
    given_name,
    family_name,
    gender,
    customer_type,
    company_name,
    gp_number,
    postcode,
    street,
    housenumber,
    city,
  }
  return Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string | null] => pair[1] !== undefined),
  )
}

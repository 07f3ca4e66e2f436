import type { Output, profile } from '@leserkonto/contracts'
import type { With } from '../../context.ts'
import type { AddressFile, StrangerFile } from '../store/address-files.ts'

/** Everything the service stores about one reader, with the field names of the contract. */
export type AccountExport = Output<typeof profile.export>

/** The parts that are stored under an address whether or not it has an account. */
type AddressParts = Pick<
  AccountExport,
  | 'registrations'
  | 'login_codes'
  | 'mail_links'
  | 'newsletters'
  | 'consents'
  | 'suppressions'
  | 'declarations'
  | 'mail_log'
>

/**
 * What is stored under an address, with the field names of the contract. Without secrets and their hashes, which are not
 * information about a person. Source: docs/spec/flows.md#information-and-export.
 */
export const addressData = (file: AddressFile, work: With<'secrets'>): AddressParts => ({
  registrations: file.registrations.map(registrationData),
  login_codes: file.loginCodes.map(spanOf),
  mail_links: file.links.map((link) => ({ ...spanOf(link), link: link.purpose })),
  newsletters: file.subscriptions.map(newsletterData),
  consents: file.consents.map(consentData),
  suppressions: suppressionData(file),
  declarations: file.declarations.map((row) => declarationData(row, work)),
  mail_log: file.mails.map(({ at, purpose, edition, state }) => ({
    at: at.toISOString(),
    purpose,
    edition,
    state,
  })),
})

const iso = (at: Date | null) => at?.toISOString() ?? null

function suppressionData({ suppressions, newsletterUser }: AddressFile): AccountExport['suppressions'] {
  const { suppressedAt: at, suppressReason: reason } = newsletterUser ?? {}
  const resting = at && reason ? [{ at, scope: 'newsletter', reason, expiresAt: null }] : []
  return [...suppressions, ...resting].map((row) => ({
    at: row.at.toISOString(),
    mail: row.scope,
    cause: row.reason,
    expires_at: iso(row.expiresAt),
  }))
}

const spanOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) => ({
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})

function registrationData(row: AddressFile['registrations'][number]): AccountExport['registrations'][number] {
  const form = row.profile
  return {
    ...spanOf(row),
    edition: row.edition,
    newsletter_ids: row.newsletterIds,
    given_name: form.given_name ?? null,
    family_name: form.family_name ?? null,
    gender: form.gender ?? null,
    customer_type: form.customer_type ?? null,
    company_name: form.company_name ?? null,
    gp_number: form.gp_number ?? null,
    street: form.street ?? null,
    housenumber: form.housenumber ?? null,
    postcode: form.postcode ?? null,
    city: form.city ?? null,
  }
}

const newsletterData = (row: AddressFile['subscriptions'][number]): AccountExport['newsletters'][number] => ({
  newsletter_id: row.newsletterId,
  edition: row.edition,
  origin: row.origin,
  state: row.state,
  registered_at: row.registeredAt.toISOString(),
  optin_confirmation_date: iso(row.optinConfirmationDate),
  unsubscribed_at: iso(row.unsubscribedAt),
  reason: row.reason,
  reason_text: row.reasonText,
})

const consentData = (event: AddressFile['consents'][number]): AccountExport['consents'][number] => ({
  at: event.at.toISOString(),
  type: event.type,
  newsletter_ids: event.newsletterIds,
  edition: event.edition,
  method: event.method,
  ip: event.ip,
  user_agent: event.userAgent,
  text_version: event.textVersion,
  text_sha256: event.textSha256,
  reason: event.reason,
  reason_text: event.reasonText,
})

/** A declaration as it was received, without what it is sealed in. */
function declarationData(
  { payload, receivedAt }: AddressFile['declarations'][number],
  { secrets }: With<'secrets'>,
): AccountExport['declarations'][number] {
  const content: Omit<AccountExport['declarations'][number], 'received_at'> = JSON.parse(
    secrets.open(payload),
  )
  return { received_at: receivedAt.toISOString(), ...content }
}

/** A change of address, for the account and for the address it names. */
export const emailChangeData = (
  change: StrangerFile['emailChanges'][number],
): AccountExport['email_changes'][number] => ({
  new_email: change.newEmail,
  requested_at: change.requestedAt.toISOString(),
  confirmed_at: iso(change.confirmedAt),
  cancelled_at: iso(change.cancelledAt),
})

/** An invitation, for who was invited and for who invited. */
export const invitationData = (
  role: 'member' | 'owner',
  seat: StrangerFile['memberships'][number],
): AccountExport['invitations'][number] => ({
  role,
  plan: seat.sharedSubscription.title,
  email: seat.email,
  status: seat.status,
  invited_at: seat.invitedAt.toISOString(),
  expires_at: seat.expiresAt.toISOString(),
  accepted_at: iso(seat.acceptedAt),
  activated_at: iso(seat.activatedAt),
  ended_at: iso(seat.endedAt),
  manages: seat.manages,
})

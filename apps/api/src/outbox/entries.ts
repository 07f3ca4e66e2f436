import type { Mail } from '@leserkonto/mails'

/** A mail that waits to leave. */
export type MailEntry = {
  purpose: string
  to: string
  edition: string
  mail: Mail
  listUnsubscribe?: string
  /** Lists this mail asks to confirm: they become mail_sent once it has left. */
  confirms?: { newsletterUserId: string; newsletterIds: readonly string[] }
}

/** A registration whose mail is decided after the answer, so that the answer cannot tell whom it was for. */
export type RegistrationMailEntry = {
  /** The attempt, for a registration; without it the mail was asked for again. */
  attemptId?: string
  /** Lists behind the ticked box, with the titles the mail names. */
  newsletters?: readonly { id: string; title: string }[]
  email: string
  edition: string
  ip: string
  userAgent: string
  askedAt: string
}

/** A wish for a new password: whether the address is known is decided after the answer. */
export type PasswordResetEntry = { email: string; edition: string }

/** A wish for newsletters: whether a mail goes out, and for which lists, is decided after the answer. */
export type NewsletterRequestEntry = {
  email: string
  edition: string
  /** Lists of the edition's catalogue, with the titles the mail names. */
  newsletters: readonly { id: string; title: string }[]
  origin: string
  textVersion: string
  /** Judged already. */
  returnUrl?: string
  ip: string
  userAgent: string
  askedAt: string
}

/** A wish for an edit link: whether the address is known is decided after the answer. */
export type EditLinkEntry = { email: string; edition: string }

/** A confirmed consent the publisher is told of. */
export type OptinEntry = {
  companyId: number
  acquisitionId: number
  channelId: number
  campaign: string
  email: string
  newsletterIds: string[]
  confirmedAt: string
}

/** A link the publisher is told of; `former` is the account whose link gave way. */
export type LinkEntry = { accountId: string; gpNumber: string; edition: string; former?: string }

/** A link that has ended. */
export type UnlinkEntry = { accountId: string; gpNumber: string }

/** What the registration form said about a customer: tried once the account is active. */
export type RegisteredLinkEntry = {
  accountId: string
  edition: string
  form: {
    gp_number?: string
    postcode?: string
    street?: string
    housenumber?: string
    city?: string
    given_name?: string
    family_name?: string
    company_name?: string
  }
}

/** A customer: one of whom an event has told, or whose plans a look at the publisher has shown to be others. */
export type CustomerEntry = { gpNumber: string }

/** A reader whose link was made or ended. */
export type RightsChangedEntry = { accountId: string }

/** A seat that is free again, by the publisher's ids. */
export type SeatRemovalEntry = { subscriptionId: string; seatId: string }

/**
 * A seat a reader has accepted, for the publisher to be told. `check`: the account has become active just now, so
 * everything that speaks against it is still to be judged, with the address the registration form named.
 */
export type SeatEntry = {
  seatId: string
  accountId: string
  acceptedAt: string
  check?: { address: { street: string; housenumber: string; postcode: string } | null }
}

/** A stored declaration under § 312k BGB. */
export type CancellationEntry = { id: string }

/** A login that failed: whether it was anybody's is decided after the answer. */
export type LoginFailureEntry = { email: string; edition: string; at: string }

/** Everything that is done after commit, by kind. */
export type OutboxPayloads = {
  mail: MailEntry
  'registration.mail': RegistrationMailEntry
  'password.reset': PasswordResetEntry
  'login.failure': LoginFailureEntry
  'newsletter.request': NewsletterRequestEntry
  'newsletter.edit_link': EditLinkEntry
  'publisher.optin': OptinEntry
  'publisher.link': LinkEntry
  'publisher.unlink': UnlinkEntry
  'publisher.link_registered': RegisteredLinkEntry
  'publisher.refresh': CustomerEntry
  'customer.changed': CustomerEntry
  'rights.changed': RightsChangedEntry
  'publisher.remove_seat': SeatRemovalEntry
  'publisher.add_seat': SeatEntry
  'publisher.cancellation': CancellationEntry
  'cancellation.receipt': CancellationEntry
}
/** Kind of an outbox entry. */
export type OutboxKind = keyof OutboxPayloads

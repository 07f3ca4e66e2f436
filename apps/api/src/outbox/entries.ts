import type { Mail } from '@leserkonto/mails'
import type { DeletionReason, LeavingReason } from '@leserkonto/rules'

/** A mail to send. */
export type MailEntry = {
  purpose: string
  to: string
  edition: string
  mail: Mail
  listUnsubscribe?: string
  /** Lists this mail asks to confirm; they become mail_sent when it is sent. */
  confirms?: { newsletterUserId: string; newsletterIds: readonly string[] }
}

/** A registration. Which mail is sent is decided after the answer, so that the answer reveals nothing. */
export type RegistrationMailEntry = {
  /** The attempt, for a registration; without it the mail was requested again. */
  attemptId?: string
  /** Lists of the ticked checkbox, with their titles for the mail. */
  newsletters?: readonly { id: string; title: string }[]
  email: string
  edition: string
  ip: string
  userAgent: string
  askedAt: string
}

/** A request for a new password; whether the address is known is looked up after the answer. */
export type PasswordResetEntry = {
  email: string
  edition: string
  returnUrl?: string
  /** Hashes of the secret of a page that waits, and of its browser's cookie. */
  waits?: { markHash: string; deviceHash: string }
}

/** A sign-up for newsletters; whether a mail is sent, and for which lists, is decided after the answer. */
export type NewsletterRequestEntry = {
  email: string
  edition: string
  /** Lists of the edition's catalogue, with their titles for the mail. */
  newsletters: readonly { id: string; title: string }[]
  origin: string
  textVersion: string
  /** Checked already. */
  returnUrl?: string
  /** Hash of the secret of the page that waits. */
  markHash?: string
  ip: string
  userAgent: string
  askedAt: string
}

/** A request for an edit link; whether the address is known is looked up after the answer. */
export type EditLinkEntry = { email: string; edition: string }

/** A request to see what is stored of an address. */
export type DataLinkEntry = { email: string; edition: string }

/** A confirmed consent, for the publisher. */
export type OptinEntry = {
  companyId: number
  acquisitionId: number
  channelId: number
  campaign: string
  email: string
  newsletterIds: string[]
  confirmedAt: string
}

/** Why a reader has left lists. */
export type WhyLeft = { reason: LeavingReason; reasonText: string | null }

/** Lists that a reader no longer receives, for the publisher; `why` is absent where nobody has left. */
export type UnsubscriptionEntry = {
  email: string
  newsletterIds: string[]
  unsubscribedAt: string
  why?: WhyLeft
}

/** Why a reader has deleted an account, for the publisher. */
export type AccountDeletedEntry = {
  deletedAt: string
  edition: string
  reason: DeletionReason | null
  reasonText: string | null
}

/** A new link, for the publisher; `former` is the account whose link it replaces. */
export type LinkEntry = { accountId: string; gpNumber: string; edition: string; former?: string }

/** A link that has ended, for the publisher. */
export type UnlinkEntry = { accountId: string; gpNumber: string }

/** What the registration form said about a customer; linked when the account is active. */
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

/** A customer about whom an event came, or whose plans have changed according to the publisher. */
export type CustomerEntry = { gpNumber: string }

/** A reader by the account and its address, for whose customer the publisher is asked, and the edition of the mail. */
export type FoundEntry = { accountId: string; email: string; edition: string }

/** A reader whose link was made or ended. */
export type RightsChangedEntry = { accountId: string }

/** A seat that is free again, with the publisher's ids. */
export type SeatRemovalEntry = { subscriptionId: string; seatId: string }

/**
 * A seat a reader has accepted, for the publisher. `check`: the account has just been activated, so all conditions still
 * have to be checked, with the address from the registration form.
 */
export type SeatEntry = {
  seatId: string
  accountId: string
  acceptedAt: string
  check?: { address: { street: string; housenumber: string; postcode: string } | null }
}

/** A stored declaration under § 312k or § 356a BGB. */
export type CancellationEntry = { id: string }

/** A receipt to send; `reader` is the account whose own address it goes to, and which has declared signed in. */
export type ReceiptEntry = CancellationEntry & { reader?: string }

/** A failed login; whether the address has an account is looked up after the answer. */
export type LoginFailureEntry = { email: string; edition: string; at: string }

/** A request for a code to sign in with; who the address is, and whether a mail is sent, is decided after the answer. */
export type LoginCodeEntry = {
  /** The stored request. */
  id: string
  edition: string
  /** Hash of the asking browser's cookie, if it has one. */
  deviceHash?: string
  /** The signed-in reader of the address asks. */
  isOwner: boolean
  userAgent: string
  askedAt: string
}

/** A login from a browser its account never signed in with. */
export type NewDeviceEntry = { accountId: string; to: string; edition: string; device: string; at: string }

/** A new account and the mailbox that has opened it. */
export type WelcomeEntry = { accountId: string; to: string; edition: string }

/** A sign-in at a partner that has ended; a trigger of the database enqueues it. */
export type PartnerSignOutEntry = { clientId: string; accountId: string; sid: string }

/** An event for one receiver of webhooks: its id and body are the same at each try. */
export type WebhookEntry = { receiver: string; id: string; body: string }

/** What browsers show. `path` is opened at the newspaper the browser gets messages of. */
export type PushMessage = {
  /** Two messages of one tag are one for the reader: the later replaces the earlier. */
  tag: string
  title: string
  body: string
  path: string
  topic: string
  urgency: 'high' | 'normal'
  expiresAt: string
}

/** Breaking news on its way to the browsers with ids after one and up to another; `after` moves on with each batch. */
export type PushFanOutEntry = { message: PushMessage; edition: string; after: string; until: string }

/** Breaking news that push services have not taken from us yet, for these browsers. */
export type PushRetryEntry = { message: PushMessage; ids: string[]; attempt: number }

/** What happened to an account. `device`: the browser that signed in. */
export type SecurityNotice = {
  kind: 'device' | 'email' | 'password' | 'password_set' | 'password_removed'
  device?: string
}

/** A security notice for the browsers that an account had when it happened; `target` is sealed. */
export type PushNoticeEntry = {
  notice: SecurityNotice
  at: string
  /** Names the notice at each try. */
  id: string
  recipients: { id: string; edition: string; target: string }[]
  attempt: number
}

/** Everything that is done after commit, by kind. */
export type OutboxPayloads = {
  mail: MailEntry
  'registration.mail': RegistrationMailEntry
  'password.reset': PasswordResetEntry
  'login.failure': LoginFailureEntry
  'login.code': LoginCodeEntry
  'device.new': NewDeviceEntry
  'account.welcome': WelcomeEntry
  'newsletter.request': NewsletterRequestEntry
  'newsletter.edit_link': EditLinkEntry
  'data.link': DataLinkEntry
  'publisher.optin': OptinEntry
  'publisher.unsubscription': UnsubscriptionEntry
  'publisher.account_deleted': AccountDeletedEntry
  'publisher.link': LinkEntry
  'publisher.unlink': UnlinkEntry
  'publisher.link_registered': RegisteredLinkEntry
  'publisher.link_buyer': CustomerEntry
  'publisher.link_found': FoundEntry
  'publisher.refresh': CustomerEntry
  'customer.changed': CustomerEntry
  'rights.changed': RightsChangedEntry
  'publisher.remove_seat': SeatRemovalEntry
  'publisher.add_seat': SeatEntry
  'publisher.cancellation': CancellationEntry
  'cancellation.receipt': ReceiptEntry
  /** One of the receipts that come in one mail: entries of a mailbox have one order key. */
  'cancellation.receipts': ReceiptEntry
  'partner.sign_out': PartnerSignOutEntry
  'webhook.event': WebhookEntry
  'push.fan_out': PushFanOutEntry
  'push.retry': PushRetryEntry
  'push.notice': PushNoticeEntry
}
/** Kind of an outbox entry. */
export type OutboxKind = keyof OutboxPayloads

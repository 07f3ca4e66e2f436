import type { Mail } from '@leserkonto/mails'
import type { Deps } from '../deps.ts'
import type { DbOrTx } from '../store/db.ts'
import { enqueue } from '../store/outbox.ts'

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

/** A customer of whom an event has told. */
export type CustomerRefreshEntry = { gpNumber: string }

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
  'publisher.refresh': CustomerRefreshEntry
  'rights.changed': RightsChangedEntry
  'publisher.remove_seat': SeatRemovalEntry
  'publisher.add_seat': SeatEntry
  'publisher.cancellation': CancellationEntry
  'cancellation.receipt': CancellationEntry
}
/** Kind of an outbox entry. */
export type OutboxKind = keyof OutboxPayloads

/** After this the relay does what a call was to hand over itself: its process has died. */
const handOverMs = 30_000

/**
 * Puts something to do after commit into the outbox, sealed, in the transaction of its cause. The same
 * `idempotencyKey` is done once. The test header of the call or job goes along. With `handedOverHere` the relay leaves
 * it to `deliverNow`, whose caller wants to know what came of it. Answers the entry's id.
 */
export async function enqueueEntry<K extends OutboxKind>(
  tx: DbOrTx,
  deps: Pick<Deps, 'ids' | 'secrets' | 'publisher'>,
  entry: {
    kind: K
    payload: OutboxPayloads[K]
    now: Date
    idempotencyKey?: string
    handedOverHere?: true
  },
): Promise<string> {
  const id = deps.ids.newId()
  await enqueue(tx, {
    id,
    kind: entry.kind,
    payload: deps.secrets.seal(JSON.stringify({ payload: entry.payload, scenario: deps.publisher.scenario })),
    idempotencyKey: entry.idempotencyKey ?? id,
    nextAt: entry.handedOverHere ? new Date(entry.now.getTime() + handOverMs) : entry.now,
    createdAt: entry.now,
  })
  return id
}

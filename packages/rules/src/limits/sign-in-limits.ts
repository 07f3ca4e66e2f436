/** How long a sign-in and all that leads to one lives. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetimes of one-time tokens. Source: docs/spec/contract.md#one-time-tokens. */
export const tokenLifetimeMs = {
  activation: 72 * hour,
  email_change: day,
  /** How long the former mailbox can take the account back after a change of address. Source: docs/spec/security.md#taking-an-account-back. */
  take_back: 72 * hour,
  password_reset: 60 * minute,
  newsletter_doi: 7 * day,
  newsletter_edit: day,
  invitation: 14 * day,
  token_sso: minute,
  sign_on_keep: minute,
  not_me: 14 * day,
  login_register: 30 * minute,
  /** The challenge of a ceremony. The row is written when it is used. */
  passkey: 5 * minute,
  /** How long a page that waits for a mail's answer can learn that it came. The row is written when it does. */
  awaited: day,
} as const

/** What a one-time token is for. */
export type TokenPurpose = keyof typeof tokenLifetimeMs

/**
 * Sessions: absolute and idle life, and how young a password login must be for sensitive changes.
 * Source: docs/spec/contract.md#sessions, docs/spec/contract.md#fresh-login.
 */
export const sessionLimits = {
  lifetimeMs: 365 * day,
  idleMs: 90 * day,
  freshMs: 5 * minute,
  /** last_seen_at is written at most this often. Our choice: exact enough for 90 days, no write per call. */
  touchMs: hour,
} as const

/**
 * A page that waits for a mail's answer asks in these steps while it is looked at, each as often as said; afterwards only when
 * its reader comes back to it, and never more than `most` times. Source: docs/spec/security.md#pages-that-wait.
 */
export const waitingLimits = {
  steps: [
    { everyMs: 5_000, times: 12 },
    { everyMs: 15_000, times: 56 },
  ],
  /** Not more often, however often the reader comes back. */
  gapMs: 2_000,
  most: 120,
  /** What the reader typed to register is forgotten then. */
  typedMs: 15 * minute,
} as const

/** Codes to sign in with. Source: docs/spec/security.md#codes-by-mail. */
export const loginCodeLimits = {
  digits: 6,
  lifetimeMs: 10 * minute,
  tries: 5,
  /** After this another one can be asked for. */
  resendMs: minute,
} as const

/**
 * The way to a sign-on: how long an edition waits for what it has asked for, a token may take from one answer to the
 * next, and the next page of the portal says who is signed in. Source: docs/spec/contract.md#sign-on.
 */
export const signOnLimits = { stateMs: 5 * minute, tokenMs: minute, noticeMs: 5 * minute } as const

/** Passkeys. Source: docs/spec/account.md#passkeys. */
export const passkeyLimits = {
  perAccount: 20,
  nameChars: 60,
  /** A reader who was asked is not asked again for this long. */
  offerSleepMs: 60 * day,
  /** A challenge lives five minutes; before that the list of an address field gets a new one. */
  renewListMs: 4 * minute,
} as const

/** Sign-ins and tries that readers see of their account. Source: docs/spec/account.md#security-page. */
export const signInHistory = { shown: 10 } as const

/** The userData cookie. Source: docs/spec/contract.md#userdata-cookie. */
export const userDataLimits = { cookieLifetimeMs: 365 * day, renewMs: hour, graceMs: 10 * minute } as const

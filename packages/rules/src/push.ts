const hour = 60 * 60_000

/**
 * Push messages. Source: docs/spec/account.md#push-messages.
 */
export const pushLimits = {
  /** More browsers than a reader has at one publisher; our choice. */
  browsersPerAccount: 10,
  /** The longest addresses of push services that we know have some 500. */
  endpointChars: 1_000,
  topicsPerEdition: 20,
  titleChars: 120,
  textChars: 240,
  /** Breaking news that did not reach a browser in this time is none any more. */
  newsMs: 4 * hour,
  /** A security notice is worth reading for longer. */
  securityMs: 72 * hour,
  /** The longest that a push service is waited for before it is asked again. */
  longestPauseMs: hour,
  /** Refusals of one address, one for each message, after which it is dropped. */
  refusals: 5,
} as const

/** The topic that every edition has: a new sign-in, a changed address or password. */
export const securityTopic = 'sicherheit'

/** Words of a topic's id. */
export const isTopicId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** How long a browser waits before what a push service did not take is tried again, in milliseconds. */
export const pushPauseMs = (attempt: number): number =>
  Math.min(30_000 * 4 ** (attempt - 1), pushLimits.longestPauseMs)

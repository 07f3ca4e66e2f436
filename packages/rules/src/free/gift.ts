const day = 24 * 60 * 60_000

/** Limits of articles that subscribers give away. Source: docs/spec/presentation.md#gifts. */
export const giftLimits = {
  /** How long a link opens its article. */
  openMs: 14 * day,
  /** How many a reader gives in a month, those taken back included. */
  perMonth: 10,
  /** How often one is opened: a link that was made public is no newspaper. */
  readings: 200,
  /** How long a reader sees what became of it. */
  keptMs: 60 * day,
} as const

/** What has become of a gift. */
export type GiftState = 'open' | 'expired' | 'revoked' | 'usedUp'

/** What is judged of it. */
type GiftRow = { readonly expiresAt: Date; readonly revokedAt: Date | null; readonly readings: number }

/** What has become of a gift: what its giver did counts before what time did. */
export function giftState({ expiresAt, revokedAt, readings }: GiftRow, now: Date): GiftState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return readings >= giftLimits.readings ? 'usedUp' : 'open'
}

/**
 * Whether a request says of itself that a program sends it: a crawler, or a messenger that makes a preview. Such a name only
 * takes away: nobody gets more by it. Our choice: the words are those of the programs that readers' links meet.
 */
export const isProgram = (userAgent: string): boolean =>
  /(?<!cu)bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|curl\/|wget\//i.test(
    userAgent,
  )

/** The page of a gift; the link ends with its secret. */
export const giftAddress = (token: string): string => `/geschenk/${token}`

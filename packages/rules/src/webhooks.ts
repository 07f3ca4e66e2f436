/** What a receiver of webhooks can be told of. Source: docs/integrate/webhooks.md#events. */
export const webhookTypes = [
  'account.registered',
  'account.changed',
  'account.deleted',
  'rights.changed',
  'newsletter.confirmed',
  'newsletter.ended',
  'seat.taken',
  'seat.ended',
  'meter.counted',
  'gift.given',
  'gift.revoked',
] as const

/** Type of an event. */
export type WebhookType = (typeof webhookTypes)[number]

/** Limits of webhooks. Source: docs/decisions/0019-webhooks.md. */
export const webhookLimits = {
  /** For this long a plan's end or beginning that nobody was told of is made up for; shorter than events are kept. */
  plansWithinMs: 24 * 60 * 60_000,
  /** From the first byte out to the status line of the answer. */
  totalMs: 5_000,
} as const

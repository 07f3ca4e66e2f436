import { deletionReasons, leavingReasons, type WebhookType } from '@leserkonto/rules'
import * as z from 'zod/mini'

const reader = z.uuid()
const lists = z.object({
  // Null for an address without an account.
  sub: z.nullable(reader),
  edition: z.string(),
  newsletter_ids: z.array(z.string()),
})
const fields = {
  reader: z.object({ sub: reader }),
  registered: z.object({ sub: reader, edition: z.string() }),
  changed: z.object({ sub: reader, change: z.enum(['profile', 'picture', 'email', 'blocked', 'unblocked']) }),
  // Null where support has deleted it, or the reader gave no reason.
  deleted: z.object({ sub: reader, reason: z.nullable(z.enum(deletionReasons)) }),
  lists,
  // Null where nobody has left: another address, or a sign-up that was denied.
  left: z.extend(lists, { reason: z.nullable(z.enum(leavingReasons)) }),
  seat: z.object({ sub: reader, plan_id: z.uuid(), seat_id: z.uuid() }),
  // `left` of the reader's free articles in this month; 0: the next one meets the wall.
  metered: z.object({ sub: reader, edition: z.string(), article_id: z.string(), left: z.int() }),
  gift: z.object({ sub: reader, edition: z.string(), article_id: z.string(), gift_id: z.uuid() }),
}

/**
 * Every event that receivers are sent, with its data: who and what, never an address or a name, nor what a reader wrote. `sub` is the reader, as
 * in the userData cookie. Source: docs/integrate/webhooks.md#events.
 */
export const webhooks = {
  'account.registered': { summary: 'An account was opened', data: fields.registered },
  'account.changed': {
    summary: 'Personal data, picture, address or state of an account changed',
    data: fields.changed,
  },
  'account.deleted': { summary: 'An account was deleted', data: fields.deleted },
  'rights.changed': { summary: 'What a reader may read may have changed: ask again', data: fields.reader },
  'newsletter.confirmed': { summary: 'A reader now receives these newsletters', data: fields.lists },
  'newsletter.ended': { summary: 'A reader no longer receives these newsletters', data: fields.left },
  'seat.taken': { summary: 'A reader has a seat in a shared plan', data: fields.seat },
  'seat.ended': { summary: 'A reader no longer has a seat in a shared plan', data: fields.seat },
  'meter.counted': {
    summary: 'A reader without a plan has opened one of the free articles of the month',
    data: fields.metered,
  },
  'gift.given': { summary: 'A subscriber has given an article away by a link', data: fields.gift },
  'gift.revoked': { summary: 'A subscriber has taken such a link back', data: fields.gift },
} as const satisfies Record<WebhookType, { summary: string; data: z.ZodMiniType }>

type Webhooks = typeof webhooks

/** Something that happened, for receivers. */
export type WebhookEvent = {
  [T in WebhookType]: { type: T; data: z.output<Webhooks[T]['data']> }
}[WebhookType]

/** What several events carry, under the name that generated clients give it. */
export const webhookDataNames = {
  WebhookReader: fields.reader,
  WebhookRegistered: fields.registered,
  WebhookChanged: fields.changed,
  WebhookDeleted: fields.deleted,
  WebhookNewsletters: fields.lists,
  WebhookLeftNewsletters: fields.left,
  WebhookSeat: fields.seat,
  WebhookMetered: fields.metered,
  WebhookGift: fields.gift,
} as const

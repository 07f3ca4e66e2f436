/** What the publisher sends to the account service or asks of it, signed by `X-Signature: t=<s>,v1=<hex>`. */
import { z } from 'zod'
import { EditionName } from './crm.ts'

/** No database keeps NUL in a text, so that an event with one would fail as often as it is sent. */
const text = () => z.string().refine((one) => !one.includes('\0'))
const Id = text().min(1).max(100)

/** POST /internal/crm-events; one that occurred before the last of its gp_number is outdated; `seq` orders those of one moment. */
export const CrmEvent = z.object({
  id: Id,
  type: z.enum([
    'subscription.started',
    'subscription.ended',
    'subscription.changed',
    'seats.changed',
    'customer.merged',
    'address.changed',
  ]),
  gp_number: text(),
  occurred_at: z.iso.datetime(),
  seq: z.int().nonnegative(),
})
export type CrmEvent = z.infer<typeof CrmEvent>

/** POST /internal/mail-events; `hard` and `complaint` are final, `soft` is temporary. */
export const MailEvent = z.object({
  id: Id,
  type: z.enum(['mail.hard', 'mail.soft', 'mail.complaint']),
  email: text(),
  occurred_at: z.iso.datetime(),
})
export type MailEvent = z.infer<typeof MailEvent>

/** POST /internal/unsubscribe-links takes this before an issue of a newsletter is sent. */
export const UnsubscribeLinksBody = z.strictObject({
  newsletter_id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  emails: z.array(text().min(3).max(254)).min(1).max(500),
})
export type UnsubscribeLinksBody = z.infer<typeof UnsubscribeLinksBody>

/**
 * 200: one link for each address, in the order asked. null: the address does not receive this newsletter now and gets no
 * mail. A link never expires and ends only this newsletter; it goes into the mail and, in angle brackets, into the header
 * `List-Unsubscribe`, beside `List-Unsubscribe-Post: List-Unsubscribe=One-Click` (RFC 8058).
 */
export const UnsubscribeLinks = z.object({
  links: z.array(z.object({ email: z.string(), url: z.string().nullable() })),
})
export type UnsubscribeLinks = z.infer<typeof UnsubscribeLinks>

/** POST /internal/moved-sessions takes this of a house whose readers were imported, for one who is signed in there. */
export const MovedSessionBody = z.strictObject({
  email: text().min(3).max(254),
  edition: EditionName,
})
export type MovedSessionBody = z.infer<typeof MovedSessionBody>

/** 200: a token of one use, for the hash of an address of that edition. null: this reader has to sign in. */
export const MovedSession = z.object({ token_sso: z.string().nullable(), expires_in: z.int() })
export type MovedSession = z.infer<typeof MovedSession>

const ContentEventFields = z.object({
  id: Id,
  /** Part of the keys by which caches forget pages. */
  edition: EditionName,
  occurred_at: z.iso.datetime(),
})

/** POST /internal/content-events; each may come several times and in any order. */
export const ContentEvent = z.discriminatedUnion('type', [
  ContentEventFields.extend({
    type: z.enum(['article.changed', 'article.withdrawn']),
    article_id: z.string().regex(/^[a-z0-9-]{1,100}$/),
  }),
  ContentEventFields.extend({
    type: z.literal('section.changed'),
    /** Name of the category as articles carry it; null: the front and the newest articles. */
    category: text().max(60).nullable(),
  }),
  ContentEventFields.extend({
    /** A push message to all browsers whose readers want the topic; `id` is sent once, whatever becomes of the answer. */
    type: z.literal('news.breaking'),
    /** One of `pushTopics` of the edition. */
    topic: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    /** What opens; news of the same article replaces what is still on a screen. */
    article_id: z.string().regex(/^[a-z0-9-]{1,100}$/),
    title: z.string().min(1).max(120),
    text: z.string().min(1).max(240),
  }),
])
export type ContentEvent = z.infer<typeof ContentEvent>

/** 200 for each event; all but `taken` have changed nothing, `unknown` is about a customer whom no reader has linked. */
export const EventAnswer = z.object({ status: z.enum(['taken', 'repeated', 'outdated', 'unknown']) })

/** Any other answer of the account service, as `application/problem+json` (RFC 9457); `detail` is German. */
export const EventRefusal = z.object({
  code: z.string(),
  detail: z.string(),
  request_id: z.string(),
  field_errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
})

/** What the publisher sends to the account service, signed by `X-Signature: t=<s>,v1=<hex>`. */
import { z } from 'zod'

/** POST /internal/crm-events; `seq` rises per gp_number; one that is not above the last seen is outdated. */
export const CrmEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum([
    'subscription.started',
    'subscription.ended',
    'subscription.changed',
    'seats.changed',
    'customer.merged',
    'address.changed',
  ]),
  gp_number: z.string(),
  occurred_at: z.iso.datetime(),
  seq: z.int().nonnegative(),
})
export type CrmEvent = z.infer<typeof CrmEvent>

/** POST /internal/mail-events; `hard` and `complaint` are final, `soft` is temporary. */
export const MailEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['mail.hard', 'mail.soft', 'mail.complaint']),
  email: z.string(),
  occurred_at: z.iso.datetime(),
})
export type MailEvent = z.infer<typeof MailEvent>

const ContentEventFields = z.object({
  id: z.string().min(1).max(100),
  /** Shortcut of the edition; part of the keys by which caches forget pages. */
  edition: z.string().regex(/^[a-z0-9-]{1,10}$/),
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
    category: z.string().max(60).nullable(),
  }),
])
export type ContentEvent = z.infer<typeof ContentEvent>

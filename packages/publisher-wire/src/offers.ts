import { z } from 'zod'
import { NoticePeriod, Price } from './crm.ts'

/** What can be bought at a newspaper; readers meet it where a text is locked. */
export const Offer = z.object({
  id: z.string().max(100),
  /** As it is called: "AZ Plus". */
  title: z.string().min(1).max(60),
  /** What it opens: '09' news portal, '01' premium newsletters. */
  rights: z.array(z.string()),
  price: Price,
  /** The first time, at a price of its own; left out or null: there is none. */
  trial: z.object({ duration: NoticePeriod, cents: z.int().nonnegative() }).nullish(),
  /** How long before its end a cancellation has to come; `P0D`: at any time. Left out or null: nothing is said of it. */
  notice: NoticePeriod.nullish(),
  /** Where it is ordered: a path of the newspaper, or an https address. Left out or null: the page that the edition names. */
  url: z
    .string()
    .regex(/^(https:\/\/|\/(?![/\\]))\S*$/)
    .max(500)
    .nullish(),
})
export type Offer = z.infer<typeof Offer>

/** GET /offers?edition: in the order of the publisher; of those with a right the first is shown. */
export const Offers = z.object({ offers: z.array(Offer) })
export type Offers = z.infer<typeof Offers>

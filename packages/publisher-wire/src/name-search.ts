import { z } from 'zod'

/** How many customers one search by name may answer with. */
export const mostNamed = 20

/** POST /customers/by-name takes this: what a caller says on the telephone. */
export const NameSearchBody = z.strictObject({
  /** Family name of a person, or name of a company. */
  name: z.string().min(1).max(200),
  postcode: z.string().min(4).max(10),
})
export type NameSearchBody = z.infer<typeof NameSearchBody>

/** A customer, as far as one is told apart from another of the same name. */
export const NamedCustomer = z.object({
  gp_number: z.string().regex(/^\d{10}$/),
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  company_name: z.string().nullable(),
  /** The place of the customer's address, without street and postcode. */
  city: z.string(),
})
export type NamedCustomer = z.infer<typeof NamedCustomer>

/** POST /customers/by-name: the first of those that fit, by number. */
export const NameSearch = z.object({ customers: z.array(NamedCustomer).max(mostNamed) })
export type NameSearch = z.infer<typeof NameSearch>

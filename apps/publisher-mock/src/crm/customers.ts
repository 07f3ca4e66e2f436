import {
  type Customer,
  type CustomerSearch,
  type DeliveryAddress,
  EmailSearchBody,
} from '@leserkonto/publisher-wire/crm'
import {
  mostNamed,
  type NamedCustomer,
  type NameSearch,
  NameSearchBody,
} from '@leserkonto/publisher-wire/name-search'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fold, foldStreet } from '../folding.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'
import { customerRow } from './rows.ts'

const Given = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || undefined) // an empty field says nothing
  .optional()

const Search = z
  .object({
    postcode: z.string().trim().min(4).max(10),
    street: Given,
    housenumber: Given,
    city: Given,
    family_name: Given,
    given_name: Given,
    company_name: Given,
    customer_type: z.enum(['private', 'company']).optional(),
  })
  .refine((search) => search.family_name ?? search.company_name, { path: ['family_name'] }) // no lists of streets
type Search = z.infer<typeof Search>

const same = (
  wanted: string | undefined,
  stored: string | null,
  folding: (text: string) => string = fold,
): boolean => wanted === undefined || (stored !== null && folding(wanted) === folding(stored))

const fits = (customer: Customer, search: Search): boolean =>
  customer.status === 'active' &&
  same(search.customer_type, customer.customer_type) &&
  same(search.postcode, customer.address.postcode) &&
  same(search.street, customer.address.street, foldStreet) &&
  same(search.housenumber, customer.address.housenumber) &&
  same(search.city, customer.address.city) &&
  same(search.family_name, customer.family_name) &&
  same(search.given_name, customer.given_name) &&
  same(search.company_name, customer.company_name)

const hasEmail = ({ status, email }: Customer, wanted: string): boolean =>
  status === 'active' && email?.trim().toLowerCase() === wanted.trim().toLowerCase()

const isNamed = ({ status, family_name, company_name, address }: Customer, wanted: NameSearchBody): boolean =>
  status === 'active' &&
  same(wanted.postcode, address.postcode) &&
  (same(wanted.name, family_name) || same(wanted.name, company_name))

const namedOf = ({ gp_number, given_name, family_name, company_name, address }: Customer): NamedCustomer => ({
  gp_number,
  given_name,
  family_name,
  company_name,
  city: address.city,
})

const numbersOf = (found: Customer[]): CustomerSearch => ({
  customers: found.map((row) => row.gp_number).sort(),
})

/** Searches, one customer, and where the paper goes. */
export const customers = (app: FastifyInstance, world: World) => {
  app.get('/customers', (request): CustomerSearch => {
    const search = parse(Search, request.query)
    return numbersOf(
      [...world.dataSetOf(request).read().customers.values()].filter((row) => fits(row, search)),
    )
  })

  app.post('/customers/search', (request): CustomerSearch => {
    const { email } = parse(EmailSearchBody, request.body)
    const all = [...world.dataSetOf(request).read().customers.values()]
    return numbersOf(all.filter((row) => hasEmail(row, email)))
  })

  app.post('/customers/by-name', (request): NameSearch => {
    const wanted = parse(NameSearchBody, request.body)
    const found = [...world.dataSetOf(request).read().customers.values()].filter((row) =>
      isNamed(row, wanted),
    )
    const byNumber = found.toSorted((one, other) => Number(one.gp_number) - Number(other.gp_number))
    return { customers: byNumber.slice(0, mostNamed).map(namedOf) }
  })

  app.get<{ Params: { gp_number: string } }>(
    '/customers/:gp_number',
    (request): Customer => customerRow(world.dataSetOf(request).read(), request.params.gp_number),
  )

  app.get<{ Params: { gp_number: string } }>('/customers/:gp_number/address', (request): DeliveryAddress => {
    const customer = customerRow(world.dataSetOf(request).read(), request.params.gp_number)
    const { given_name, family_name, company_name, address } = customer
    return { given_name, family_name, company_name, ...address }
  })
}

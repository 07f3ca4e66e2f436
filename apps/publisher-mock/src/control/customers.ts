import { Address, Customer, Subscription, SubscriptionFlags } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Clock, isoTime } from '../clock.ts'
import { asSubscription } from '../crm/plans.ts'
import { customerRow, subscriptionRow } from '../crm/rows.ts'
import type { Seed } from '../data/seed.ts'
import { noFlags, type SubscriptionRow } from '../data/subscriptions.ts'
import { notFound, parse, refusal } from '../refusal.ts'
import type { World } from '../world.ts'

const Plan = Subscription.omit({ status: true }).extend({ flags: SubscriptionFlags.partial() })
const PlanPatch = Plan.partial().required({ id: true }).strict()
/** The required fields of a new plan. */
const NewPlan = Plan.partial().required({ id: true, product: true, title: true, edition: true, rights: true })
type PlanPatch = z.infer<typeof PlanPatch>

const Body = Customer.omit({ gp_number: true, version: true })
  .extend({ address: Address.partial(), subscriptions: z.array(PlanPatch) })
  .partial()
  .strict()

/** Only the given keys, so that an absent one changes nothing. */
const given = <T extends object>(patch: T) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

const dates = ({ start_date, end_date, renews_at }: PlanPatch): Partial<SubscriptionRow> => ({
  ...(start_date !== undefined && { starts: { at: start_date } }),
  ...(end_date !== undefined && { ends: end_date === null ? null : { at: end_date } }),
  ...(renews_at !== undefined && { renews: renews_at === null ? null : { at: renews_at } }),
})

const blankPlan = (patch: PlanPatch, gpNumber: string, nowMs: number): SubscriptionRow => {
  const { id, product, title, edition, rights } = parse(NewPlan, patch)
  const starts = { at: isoTime(nowMs) }
  const nothingElse = { ends: null, flags: noFlags, family: null, company: null }
  return { id, gp_number: gpNumber, product, title, edition, rights, starts, ...nothingElse }
}

const changePlan = (rows: Seed, patch: PlanPatch, gpNumber: string, nowMs: number) => {
  const isNew = !rows.subscriptions.some((row) => row.id === patch.id)
  if (isNew) rows.subscriptions.push(blankPlan(patch, gpNumber, nowMs))
  const plan = subscriptionRow(rows, patch.id)
  if (plan.gp_number !== gpNumber) throw notFound('This subscription of the customer')
  const { start_date: _start, end_date: _end, renews_at: _renewal, flags, ...rest } = patch
  Object.assign(plan, given(rest), dates(patch), flags && { flags: { ...plan.flags, ...given(flags) } })
}

const blankCustomer = (gpNumber: string): Customer => ({
  gp_number: gpNumber,
  customer_type: 'private',
  company_name: null,
  gender: null,
  given_name: 'Kim',
  family_name: 'Muster',
  email: null,
  address: {
    street: 'Musterstraße',
    housenumber: '12',
    postcode: '12345',
    city: 'Musterstadt',
    country: 'DE',
  },
  status: 'active',
  linked_account_id: null,
  version: 1,
})

const change = (body: unknown, gpNumber: string, rows: Seed, clock: Clock) => {
  const { subscriptions = [], address = {}, ...patch } = parse(Body, body)
  const customer = customerRow(rows, gpNumber)
  for (const plan of subscriptions) changePlan(rows, plan, customer.gp_number, clock.now())
  const moved = { ...customer.address, ...given(address) }
  Object.assign(customer, given(patch), { address: moved, version: customer.version + 1 })
}

const withPlans = (rows: Readonly<Seed>, gpNumber: string, clock: Clock) => {
  const customer = customerRow(rows, gpNumber)
  const plans = rows.subscriptions.filter((row) => row.gp_number === customer.gp_number)
  return { ...customer, subscriptions: plans.map((row) => asSubscription(row, clock)) }
}

type CustomerRequest = FastifyRequest<{ Params: { gp_number: string } }>

/**
 * GET customers/{gp}: a record with its plans, not in the journal. PATCH changes it, plans included; a plan with
 * a new id is added. PUT does the same to a customer the seed does not have.
 */
export const editCustomers = (app: FastifyInstance, world: World) => {
  const route = '/customers/:gp_number'
  app.get(route, (request: CustomerRequest) => {
    const { clock, read } = world.dataSetOf(request)
    return withPlans(read(), request.params.gp_number, clock)
  })

  app.patch(route, (request: CustomerRequest) => {
    const { clock, change: rows } = world.dataSetOf(request)
    change(request.body, request.params.gp_number, rows(), clock)
    return withPlans(rows(), request.params.gp_number, clock)
  })

  app.put(route, (request: CustomerRequest) => {
    const gpNumber = parse(Customer.shape.gp_number, request.params.gp_number)
    const { clock, change: rows } = world.dataSetOf(request)
    if (rows().customers.has(gpNumber)) throw refusal(409, 'CONFLICT', 'This customer is there already.')
    rows().customers.set(gpNumber, blankCustomer(gpNumber))
    change(request.body, gpNumber, rows(), clock)
    return withPlans(rows(), gpNumber, clock)
  })
}

import { Address, Customer, Subscription, SubscriptionFlags } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isoTime } from '../clock.ts'
import { asSubscription } from '../crm/plans.ts'
import { customerRow, subscriptionRow } from '../crm/rows.ts'
import type { Seed } from '../data/seed.ts'
import { noFlags, type SubscriptionRow } from '../data/subscriptions.ts'
import { notFound, parse } from '../refusal.ts'
import type { World } from '../world.ts'

const Plan = Subscription.omit({ status: true }).extend({ flags: SubscriptionFlags.partial() })
const PlanPatch = Plan.partial().required({ id: true }).strict()
/** What a plan that the seed does not have must bring along. */
const NewPlan = Plan.partial().required({ id: true, product: true, title: true, edition: true, rights: true })
type PlanPatch = z.infer<typeof PlanPatch>

const Body = Customer.omit({ gp_number: true, version: true })
  .extend({ address: Address.partial(), subscriptions: z.array(PlanPatch) })
  .partial()
  .strict()

/** Only the keys that were given, so that an absent one changes nothing. */
const given = <T extends object>(patch: T) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

const dates = ({ start_date, end_date }: PlanPatch): Partial<SubscriptionRow> => ({
  ...(start_date !== undefined && { starts: { at: start_date } }),
  ...(end_date !== undefined && { ends: end_date === null ? null : { at: end_date } }),
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
  const { start_date: _start, end_date: _end, flags, ...rest } = patch
  Object.assign(plan, given(rest), dates(patch), flags && { flags: { ...plan.flags, ...given(flags) } })
}

/** PATCH customers/{gp}: changes a record, its plans included; a plan with a new id is added. */
export const patchCustomers = (app: FastifyInstance, world: World) => {
  app.patch<{ Params: { gp_number: string } }>('/customers/:gp_number', (request) => {
    const { subscriptions = [], address = {}, ...patch } = parse(Body, request.body)
    const { clock, change } = world.dataSetOf(request)
    const rows = change()
    const customer = customerRow(rows, request.params.gp_number)
    for (const plan of subscriptions) changePlan(rows, plan, customer.gp_number, clock.now())
    const moved = { ...customer.address, ...given(address) }
    Object.assign(customer, given(patch), { address: moved, version: customer.version + 1 })
    const plans = rows.subscriptions.filter((row) => row.gp_number === customer.gp_number)
    return { ...customer, subscriptions: plans.map((row) => asSubscription(row, clock)) }
  })
}

import { Customer, DeliveryAddress, Rights, Seats, Subscriptions } from '@leserkonto/publisher-wire/crm'
import { expect, test } from 'vitest'
import { customers } from '../data/customers.ts'
import { testPublisher } from '../test-publisher.ts'

const numbers = customers.map((customer) => customer.gp_number)

test.each(numbers)('every answer about customer %s is exactly what the schema promises', async (gpNumber) => {
  const { get } = testPublisher()
  const at = async (path: string) => (await get(`/crm/v1${path}`)).body
  const customer = await at(`/customers/${gpNumber}`)
  expect(Customer.strict().parse(customer)).toEqual(customer)
  const address = await at(`/customers/${gpNumber}/address`)
  expect(DeliveryAddress.strict().parse(address)).toEqual(address)
  const rights = await at(`/rights?gp_number=${gpNumber}&edition=az`)
  expect(Rights.strict().parse(rights)).toEqual(rights)
  const subscriptions = await at(`/customers/${gpNumber}/subscriptions`)
  const plans = Subscriptions.parse(subscriptions)
  expect(plans).toEqual(subscriptions)
  for (const plan of plans) {
    const seats = await at(`/subscriptions/${plan.id}/seats`)
    expect(Seats.parse(seats)).toEqual(seats)
  }
})

test.each([
  ['1000000101', { product: 'AZ-PLUS', status: 'running', end_date: null }],
  ['1000000202', { product: 'PLUS-FAMILIE', family: { max_members: 4 }, company: null }],
  ['2000000301', { company: { seats: 10, allowed_domains: ['muster-soehne.test', 'müller-bau.test'] } }],
  ['1000000505', { product: 'AZ-PRINT', status: 'running', rights: [] }],
  ['1000000707', { flags: { pur_abo: true, direct_delivery_pur: true, noad_abo: false } }],
  ['1000000708', { flags: { noad_abo: true, direct_delivery_noad: true, pur_abo: false } }],
  ['1000000808', { status: 'ended', end_date: '2026-11-19T12:00:00.000Z' }],
  ['1000000809', { status: 'running', end_date: '2026-11-20T13:00:00.000Z' }],
])('customer %s has the plan of the table', async (gpNumber, plan) => {
  const { get } = testPublisher()
  expect((await get(`/crm/v1/customers/${gpNumber}/subscriptions`)).body).toMatchObject([plan])
})

test('a customer without a subscription has an empty list', async () => {
  const { get } = testPublisher()
  expect(await get('/crm/v1/customers/1000000913/subscriptions')).toEqual({ status: 200, body: [] })
})

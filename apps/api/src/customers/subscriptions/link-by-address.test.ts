import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { reader, link, unlink, find, account, customerWithAddress } = linkingOf(() => api)

describe('linking by address', () => {
  test('one customer of the address is found and may be linked for 15 minutes, once', async () => {
    const { email, bearer } = await reader()
    const { gpNumber, query } = await customerWithAddress()
    expect((await find(bearer, query).expect(200)).body).toEqual({ gp_number: gpNumber })
    await link(bearer, { gp_number: gpNumber }).expect(200)
    expect(await account(email)).toMatchObject({ gpNumber, linkMethod: 'address' })
    await unlink(bearer).expect(204)
    await api.settle()
    await link(bearer, { gp_number: gpNumber }).expect(422)
    await find(bearer, query).expect(200)
    api.advance(15 * 60_000)
    await link(bearer, { gp_number: gpNumber }).expect(422)
  })

  test('a finding is good for the account that made it only', async () => {
    const finder = await reader()
    const other = await reader()
    const { gpNumber, query } = await customerWithAddress()
    await find(finder.bearer, query).expect(200)
    await link(other.bearer, { gp_number: gpNumber }).expect(422)
  })

  test('S07: nobody without a session may look up a number', async () => {
    await find(undefined, (await customerWithAddress()).query).expect(401)
  })

  test('several customers of an address are answered like none', async () => {
    const { bearer } = await reader()
    const { query } = await customerWithAddress()
    await api.publisher.newCustomer({ given_name: query.given_name, family_name: query.family_name })
    expect((await find(bearer, query).expect(404)).body.code).toBe('LINK_NO_SUBSCRIPTION')
    await find(bearer, { ...query, family_name: 'Niemand' }).expect(404)
  })

  test('a company is found by its own name, which must be given then', async () => {
    const { bearer } = await reader()
    const name = `Werk ${Math.random().toString(36).slice(2)}`
    const { gpNumber, query } = await customerWithAddress({ customer_type: 'company', company_name: name })
    const { given_name: _, family_name: __, ...address } = query
    const missing = await find(bearer, { ...address, customer_type: 'company' }).expect(422)
    expect(missing.body.field_errors).toMatchObject([{ field: 'company_name', code: 'REQUIRED' }])
    const found = await find(bearer, { ...address, customer_type: 'company', company_name: name }).expect(200)
    expect(found.body.gp_number).toBe(gpNumber)
    const nameless = await find(bearer, address).expect(422)
    expect(nameless.body.field_errors.map(({ field }: { field: string }) => field)).toEqual([
      'given_name',
      'family_name',
    ])
  })

  test('five lookups an hour and account', async () => {
    const { bearer } = await reader()
    const { query } = await customerWithAddress()
    for (let i = 0; i < 5; i++) await find(bearer, query).expect(200)
    await find(bearer, query).expect(429)
  })

  test('a later claim by number and postcode moves it, and both are told', async () => {
    const first = await reader()
    const second = await reader()
    const { gpNumber, query } = await customerWithAddress()
    await find(first.bearer, query).expect(200)
    await link(first.bearer, { gp_number: gpNumber }).expect(200)
    await api.settle()
    await link(second.bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
    await api.settle()
    expect((await account(first.email)).gpNumber).toBeNull()
    const row = await account(second.email)
    expect(row).toMatchObject({ gpNumber, linkMethod: 'number' })
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(row.id)
    expect(api.mailsTo(first.email).at(-1)?.subject).toBe('Die Verknüpfung wurde aufgehoben')
    expect(api.mailsTo(second.email).at(-1)?.subject).toBe('Ihr Abo ist verknüpft')
    // The first reader again has only the address, which is not enough against number and postcode.
    await find(first.bearer, query).expect(200)
    await link(first.bearer, { gp_number: gpNumber }).expect(409)
  })
})

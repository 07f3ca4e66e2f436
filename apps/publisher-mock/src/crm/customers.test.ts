import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const search = (fields: Record<string, string>) => `/crm/v1/customers?${new URLSearchParams(fields)}`
const frei = { postcode: '12345', street: 'Musterstraße', housenumber: '12', family_name: 'Frei' }
const firm = { postcode: '12345', customer_type: 'company' }

test.each([
  ['as on file', frei],
  ['in capitals', { ...frei, family_name: 'FREI', street: 'MUSTERSTRASSE' }],
  ['with ss for ß', { ...frei, street: 'Musterstrasse' }],
  ['with the street cut short', { ...frei, street: 'Musterstr.' }],
  ['with blanks and hyphens', { ...frei, street: ' Muster-Straße ', housenumber: ' 12 ' }],
  ['with city and first name', { ...frei, city: 'musterstadt', given_name: 'florian' }],
  ['with empty fields', { ...frei, company_name: '', given_name: ' ' }],
])('finds a customer written %s', async (_how, fields) => {
  const { get } = testPublisher()
  expect(await get(search(fields))).toEqual({ status: 200, body: { customers: ['1000000910'] } })
})

test.each(['Muster & Söhne GmbH', 'muster und soehne gmbh'])('finds the company %s', async (company_name) => {
  const { get } = testPublisher()
  expect((await get(search({ ...firm, company_name }))).body).toEqual({ customers: ['2000000301'] })
})

test.each([
  ['postcode', { ...frei, postcode: '54321' }],
  ['house number', { ...frei, housenumber: '12a' }],
  ['street', { ...frei, street: 'Musterweg' }],
  ['first name', { ...frei, given_name: 'Frieda' }],
  ['part of the name', { ...frei, family_name: 'Fre' }],
  ['customer type', { ...frei, customer_type: 'company' }],
])('finds nobody by another %s', async (_what, fields) => {
  const { get } = testPublisher()
  expect((await get(search(fields))).body).toEqual({ customers: [] })
})

test('two customers of one name and address are both named', async () => {
  const { get } = testPublisher()
  const found = await get(search({ ...frei, family_name: 'Doppel', given_name: 'Dagmar' }))
  expect(found.body).toEqual({ customers: ['1000000911', '1000000912'] })
})

test('a search without postcode or without a name is refused', async () => {
  const { get } = testPublisher()
  expect(await get(search({ family_name: 'Frei' }))).toMatchObject({ status: 422 })
  expect(await get(search({ postcode: '12345', street: 'Musterstraße' }))).toMatchObject({ status: 422 })
  expect(await get(search({ ...frei, family_name: ' ' }))).toMatchObject({ status: 422 })
})

test('a field given twice or far too long is refused, not left out', async () => {
  const { get } = testPublisher()
  expect(await get(`${search(frei)}&city=a&city=b`)).toMatchObject({ status: 422 })
  expect(await get(search({ ...frei, city: 'a'.repeat(201) }))).toMatchObject({ status: 422 })
})

test('a search by e-mail address finds the customers with it, in any case of letters, and no deleted ones', async () => {
  const { post, patch } = testPublisher()
  const byEmail = async (email: string) => (await post('/crm/v1/customers/search', { body: { email } })).body
  expect(await byEmail('Kunde.Frei@Example.test')).toEqual({ customers: ['1000000910'] })
  expect(await byEmail('niemand@example.test')).toEqual({ customers: [] })
  await patch('/__mock/customers/1000000910', { body: { status: 'merged' } })
  expect(await byEmail('kunde.frei@example.test')).toEqual({ customers: [] })
  expect(await post('/crm/v1/customers/search', { body: { mail: 'x' } })).toMatchObject({ status: 422 })
})

test('a search by name and postcode names the customers with their place, twenty at most, and no deleted ones', async () => {
  const { post, patch, put } = testPublisher()
  const byName = async (name: string, postcode = '12345') =>
    (await post('/crm/v1/customers/by-name', { body: { name, postcode } })).body.customers
  const frei = { gp_number: '1000000910', given_name: 'Florian', family_name: 'Frei', company_name: null }
  expect(await byName('FREI')).toEqual([{ ...frei, city: 'Musterstadt' }])
  expect(await byName('Muster und Soehne GmbH')).toMatchObject([{ gp_number: '2000000301' }])
  expect([await byName('Fre'), await byName('Frei', '54321')]).toEqual([[], []])
  await patch('/__mock/customers/1000000910', { body: { status: 'merged' } })
  expect(await byName('Frei')).toEqual([])
  for (let i = 10; i < 35; i++)
    await put(`/__mock/customers/30000000${i}`, { body: { family_name: 'Viele' } })
  const many = await byName('Viele')
  expect([many.length, many[0].gp_number]).toEqual([20, '3000000010'])
  expect(await post('/crm/v1/customers/by-name', { body: { name: '', postcode: '12345' } })).toMatchObject({
    status: 422,
  })
})

test('a customer who is gone is no longer found', async () => {
  const { get, patch } = testPublisher()
  await patch('/__mock/customers/1000000910', { body: { status: 'closed' } })
  expect((await get(search(frei))).body).toEqual({ customers: [] })
})

test('the delivery address carries the name', async () => {
  const { get } = testPublisher()
  expect((await get('/crm/v1/customers/1000000101/address')).body).toEqual({
    given_name: 'Petra',
    family_name: 'Lindner',
    company_name: null,
    street: 'Musterstraße',
    housenumber: '12',
    postcode: '12345',
    city: 'Musterstadt',
    country: 'DE',
  })
})

test.each(['', '/address', '/subscriptions'])('an unknown customer is 404 at %s', async (path) => {
  const { get } = testPublisher()
  const answer = await get(`/crm/v1/customers/9999999999${path}`)
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { linkedReader, quickReader, link, find, customerWithAddress } = linkingOf(() => api)

const ask = (body: object, caller = api.caller()) =>
  caller.request('post', '/registration/request-login-data').send(body)
const accessMails = (email: string) =>
  api.mailsTo(email).filter(({ subject }) => subject === 'Ihre Zugangsdaten')

test('number and postcode lead to a mail to the linked account, whose address is not shown', async () => {
  const { email, gpNumber } = await linkedReader({ email: freshEmail('kunde') })
  const answer = await ask({ gp_number: gpNumber, postcode: '12345', edition: 'az' }).expect(202)
  expect(answer.body).toEqual({ status: 'sent' })
  await api.settle()
  const [mail] = accessMails(email)
  expect(mail?.text).toContain('http://az.localhost:3000/service/profil/loginRegister/login')
})

test('name and address do as well', async () => {
  const { query } = await customerWithAddress()
  const { bearer, email } = await quickReader()
  const gp_number = (await find(bearer, query).expect(200)).body.gp_number
  await ask({ ...query, gender: null }).expect(409)
  await link(bearer, { gp_number }).expect(200)
  await ask({ ...query, gender: null }).expect(202)
  await api.settle()
  expect(accessMails(email)).toHaveLength(1)
})

test('a wrong postcode and an unknown number are answered alike, a customer without plans too', async () => {
  const { gpNumber } = await linkedReader()
  const none = await api.publisher.newCustomer({ subscriptions: [] })
  const bodies = []
  for (const body of [
    { gp_number: gpNumber, postcode: '99999' },
    { gp_number: '2999999996', postcode: '12345' },
    { gp_number: none, postcode: '12345' },
  ])
    bodies.push((await ask(body).expect(404)).body)
  expect(new Set(bodies.map(({ request_id: _, ...body }) => JSON.stringify(body))).size).toBe(1)
  expect(bodies[0]?.code).toBe('ACCESS_DATA_NO_SUBSCRIPTION')
})

test('a customer without an online account is told so', async () => {
  const gp_number = await api.publisher.newCustomer()
  expect((await ask({ gp_number, postcode: '12345' }).expect(409)).body.code).toBe('ACCESS_DATA_NOT_LINKED')
})

test('each missing field is named: without a number, salutation, name and address are needed', async () => {
  const { body } = await ask({ postcode: '12345' }).expect(422)
  expect(body.field_errors.map(({ field }: { field: string }) => field)).toEqual([
    'gender',
    'given_name',
    'family_name',
    'street',
    'housenumber',
    'city',
  ])
})

test('the same customer gets no more than one mail a minute and three a day, with the same answer', async () => {
  const { email, gpNumber } = await linkedReader()
  const mailsAfterAsking = async () => {
    await ask({ gp_number: gpNumber, postcode: '12345' }).expect(202)
    await api.settle()
    return accessMails(email).length
  }
  expect(await mailsAfterAsking()).toBe(1)
  expect(await mailsAfterAsking()).toBe(1)
  api.advance(3_600_000)
  expect(await mailsAfterAsking()).toBe(2)
  api.advance(3_600_000)
  expect(await mailsAfterAsking()).toBe(2)
})

test('guesses of a postcode count as misses of the number', async () => {
  const { gpNumber } = await linkedReader()
  for (let i = 0; i < 10; i++) await ask({ gp_number: gpNumber, postcode: `0000${i}` }).expect(404)
  await ask({ gp_number: gpNumber, postcode: '12345' }).expect(429)
})

test('twenty requests an hour and network', async () => {
  const caller = api.caller()
  for (let i = 0; i < 20; i++)
    await ask({ gp_number: `29999991${i + 10}`, postcode: '12345' }, caller).expect(404)
  await ask({ gp_number: '2999999100', postcode: '12345' }, caller).expect(429)
})

test('an outage is 503 and no miss', async () => {
  const { gpNumber } = await linkedReader()
  await api.publisher.goDown()
  await ask({ gp_number: gpNumber, postcode: '12345' }).expect(503)
})

test('an edition nobody serves is refused', async () => {
  const { body } = await ask({ gp_number: '2999999995', postcode: '12345', edition: 'xy' }).expect(404)
  expect(body.code).toBe('EDITION_UNKNOWN')
})

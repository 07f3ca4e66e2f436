import { maxLinkedNumbers } from '@leserkonto/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { quickReader, link, unlink, account } = linkingOf(() => api)
const { emit, invite, right: azRight } = sharingOf(() => api)

const postcode = '12345'
const ofRt = (id: string) => ({ id, product: 'RT-PLUS', title: 'RT PLUS', edition: 'rt', rights: ['09'] })
const get = (path: string, bearer: string) => api.caller().request('get', path, bearer)
const rtRight = (bearer: string) => get('/user/checkRight?edition=rt&right=09', bearer)

/** A reader of two newspapers, with a customer number for each. */
async function readerOfTwo() {
  const reader = await quickReader()
  const az = await api.publisher.newCustomer()
  const rt = await api.publisher.newCustomer({
    subscriptions: [ofRt(`rt-${az}`)],
    address: { city: 'Rheinstadt' },
  })
  for (const gp_number of [az, rt]) {
    await link(reader.bearer, { gp_number, postcode }).expect(200)
    api.advance(1_000)
  }
  await api.settle()
  return { ...reader, az, rt }
}

test('two numbers open two newspapers, and everything about the plans is about both', async () => {
  const { id, email, bearer, az, rt } = await readerOfTwo()
  await azRight(bearer).expect(200)
  await rtRight(bearer).expect(200)
  const { body: user } = await get('/userinfo', bearer).expect(200)
  expect(user).toMatchObject({ gp_number: az, gp_numbers: [az, rt], found_gp_numbers: [] })
  const { body: list } = await get('/user/subscriptions', bearer).expect(200)
  expect(list).toMatchObject({ gp_number: az, gp_numbers: [az, rt], stale: false })
  const plansOf = (plans: { gp_number: string; title: string }[]) =>
    plans.map((plan) => [plan.gp_number, plan.title])
  expect(plansOf(list.subscriptions)).toEqual([
    [az, 'AZ PLUS'],
    [rt, 'RT PLUS'],
  ])
  expect(plansOf(user.subscriptions)).toEqual(plansOf(list.subscriptions))
  expect((await get('/user/subscriptions-address', bearer).expect(200)).body.city).toBe('Musterstadt')
  const ofRtCustomer = await get(`/user/subscriptions-address?gp_number=${rt}`, bearer).expect(200)
  expect(ofRtCustomer.body.city).toBe('Rheinstadt')
  const stranger = await api.publisher.newCustomer()
  await get(`/user/subscriptions-address?gp_number=${stranger}`, bearer).expect(404)
  for (const gpNumber of [az, rt]) expect((await api.publisher.customer(gpNumber)).linked_account_id).toBe(id)
  const { body: file } = await get('/user/export', bearer).expect(200)
  expect(file.links.map((one: { gp_number: string }) => one.gp_number)).toEqual([az, rt])
  expect(file.plans.map(({ title }: { title: string }) => title)).toEqual(['AZ PLUS', 'RT PLUS'])
  expect((await account(email)).links).toHaveLength(2)
})

test('one is unlinked by its name, the other stays; without a name it is asked for', async () => {
  const { id, email, bearer, az, rt } = await readerOfTwo()
  const { body } = await unlink(bearer).expect(422)
  expect(body.field_errors).toMatchObject([{ field: 'gp_number', code: 'REQUIRED' }])
  await unlink(bearer, { gp_number: '2999999990' }).expect(204)
  expect((await account(email)).links).toHaveLength(2)
  await unlink(bearer, { gp_number: az }).expect(204)
  await api.settle()
  expect((await account(email)).links).toMatchObject([{ gpNumber: rt }])
  expect((await api.publisher.customer(az)).linked_account_id).toBeNull()
  expect((await api.publisher.customer(rt)).linked_account_id).toBe(id)
  await azRight(bearer).expect(403)
  await rtRight(bearer).expect(200)
  await unlink(bearer).expect(204)
  await rtRight(bearer).expect(403)
})

test('an event about the second number is followed, and says nothing of the first', async () => {
  const { bearer, az, rt } = await readerOfTwo()
  await api.publisher.change(rt, { subscriptions: [{ id: `rt-${az}`, end_date: '2026-01-01T00:00:00Z' }] })
  expect(await emit('subscription.ended', rt)).toBe('taken')
  await api.settle()
  await rtRight(bearer).expect(403)
  await azRight(bearer).expect(200)
})

test('the plan of the second number is managed by who owns it', async () => {
  const { bearer } = await readerOfTwo()
  const family = { id: `abo-f-${Date.now()}`, product: 'F', title: 'Familie', edition: 'az', rights: ['09'] }
  const gp_number = await api.publisher.newCustomer({
    subscriptions: [{ ...family, family: { max_members: 4 } }],
  })
  await link(bearer, { gp_number, postcode }).expect(200)
  await invite(bearer, 'mitleserin@example.test').expect(200)
  expect((await get('/userinfo', bearer).expect(200)).body.shared_subscriptions_role).toBe('owner')
})

test('the profile stays while any of them has a running plan', async () => {
  const { bearer, az, rt } = await readerOfTwo()
  const ends = { end_date: '2026-01-01T00:00:00Z' }
  const remove = () => api.caller().request('delete', '/user/delete', bearer).send({})
  await api.publisher.change(az, { subscriptions: [{ id: `abo-${az}`, ...ends }] })
  expect((await remove().expect(409)).body.code).toBe('DELETE_BLOCKED_BY_SUBSCRIPTION')
  await api.publisher.change(rt, { subscriptions: [{ id: `rt-${az}`, ...ends }] })
  await remove().expect(204)
  await api.settle()
  for (const gpNumber of [az, rt])
    expect((await api.publisher.customer(gpNumber)).linked_account_id).toBeNull()
})

test('five numbers are the most, of two at once too, and the refusal says so', async () => {
  for (let round = 0; round < raceRounds(); round++) {
    const { email, bearer } = await quickReader()
    const numbers = await Promise.all(
      Array.from({ length: maxLinkedNumbers + 1 }, () => api.publisher.newCustomer()),
    )
    const one = (gp_number: string) => link(bearer, { gp_number, postcode })
    for (const gpNumber of numbers.slice(2)) await one(gpNumber).expect(200)
    const answers = await Promise.all(numbers.slice(0, 2).map((gpNumber) => one(gpNumber)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'GP_NUMBER_LIMIT' })
    expect(refused.detail).toContain('höchstens 5 Kundennummern')
    expect((await account(email)).links).toHaveLength(maxLinkedNumbers)
  }
})

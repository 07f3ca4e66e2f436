import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { subscribersOf } from '../../testing/subscribers.ts'
import { workOf } from '../../work.ts'
import { followPlanDays } from './follow-plan-days.ts'

const hour = 60 * 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(() => api.publisher.heal())

const { linkedReader } = linkingOf(() => api)
const { signUp, rowsOf } = subscribersOf(() => api)

/** A reader of a premium newsletter whose own plan ends in an hour, and another plan if given. */
async function premiumReader(...more: object[]) {
  const end_date = new Date(api.deps.clock.now().getTime() + hour).toISOString()
  const plan = { product: 'AZ-PLUS', title: 'AZ PLUS', edition: 'az' as const, rights: ['09', '01'] }
  const id = () => `abo-${api.deps.ids.newId()}`
  const plans = [{ end_date }, ...more].map((one) => ({ id: id(), ...plan, ...one }))
  const reader = await linkedReader({ subscriptions: plans })
  const lists = ['az-morgen', 'az-plus-exklusiv']
  await signUp(reader.email, lists, {}, api.caller())
    .set('Authorization', `Bearer ${reader.bearer}`)
    .expect(200)
  const user = await api.deps.db.newsletterUser.findUniqueOrThrow({ where: { emailKey: reader.email } })
  const states = async () =>
    (await rowsOf(user.id)).map(({ newsletterId, state }) => `${newsletterId} ${state}`)
  return { ...reader, userId: user.id, states }
}

const run = () => followPlanDays(workOf(api.deps))
const paused = ['az-morgen confirmed', 'az-plus-exklusiv paused']
const received = ['az-morgen confirmed', 'az-plus-exklusiv confirmed']

test('N21: premium newsletters rest once the plan has come to its last day, nobody having come by', async () => {
  const reader = await premiumReader()
  const other = await premiumReader({})
  await run()
  expect(await reader.states()).toEqual(received)
  api.advance(hour)
  await Promise.all([run(), run()])
  expect(await reader.states()).toEqual(paused)
  expect(await other.states()).toEqual(received)
  const proofs = { newsletterUserId: reader.userId, type: 'paused' } as const
  expect(await api.deps.db.consentEvent.count({ where: proofs })).toBe(1)
})

test('a known end counts while the publisher is down; a plan renewed without an event resumes them', async () => {
  const reader = await premiumReader()
  api.advance(hour)
  await api.publisher.goDown()
  await run()
  expect(await reader.states()).toEqual(paused)
  await api.publisher.heal()
  api.advance(60_000)
  const look = () => api.caller().request('get', '/user/subscriptions', reader.bearer).expect(200)
  const [plan] = (await look()).body.subscriptions
  await api.publisher.change(reader.gpNumber, { subscriptions: [{ id: plan.id, end_date: null }] })
  api.advance(6 * 60_000)
  await look()
  await api.settle()
  expect(await reader.states()).toEqual(received)
})

test('a plan that begins on its known day brings them back, and a day that was followed is forgotten', async () => {
  const start_date = new Date(api.deps.clock.now().getTime() + 3 * hour).toISOString()
  const reader = await premiumReader({ start_date })
  const days = () => api.deps.db.planDay.count({ where: { gpNumber: reader.gpNumber } })
  expect(await days()).toBe(2)
  api.advance(hour)
  await run()
  expect([await reader.states(), await days()]).toEqual([paused, 1])
  api.advance(2 * hour)
  await run()
  expect([await reader.states(), await days()]).toEqual([received, 0])
})

test('a day whose reader could not be looked at is looked at again, and holds up no other', async () => {
  const unknown = await premiumReader()
  api.advance(25 * hour)
  const other = await premiumReader()
  api.advance(hour)
  await api.publisher.goDown()
  await expect(run()).rejects.toThrow()
  expect([await unknown.states(), await other.states()]).toEqual([received, paused])
  await api.publisher.heal()
  api.advance(60_000)
  await run()
  expect(await unknown.states()).toEqual(paused)
})

test('what a process of the former release writes is known as well: days to come, and no others', async () => {
  const now = api.deps.clock.now().getTime()
  const day = (days: number) => new Date(now + days * 24 * hour).toISOString()
  const plan = (start_date: string | null, end_date: string | null) => ({ start_date, end_date })
  const days = async () =>
    (await api.deps.db.planDay.findMany({ where: { gpNumber: '2777777777' } }))
      .map(({ at }) => at.toISOString())
      .sort()
  const write = (...subscriptions: object[]) =>
    ({ payload: { subscriptions }, fetchedAt: new Date(now) }) as const
  await api.deps.db.rightsCopy.create({
    data: { gpNumber: '2777777777', ...write(plan(day(-9), day(2)), plan(day(2), null)) },
  })
  expect(await days()).toEqual([day(2)])
  const where = { gpNumber: '2777777777' }
  await api.deps.db.rightsCopy.update({ where, data: write(plan(day(3), day(4))) })
  expect(await days()).toEqual([day(3), day(4)])
  await api.deps.db.rightsCopy.update({ where, data: { fetchedAt: new Date(now + 99 * 24 * hour) } })
  expect(await days()).toHaveLength(2)
  await api.deps.db.rightsCopy.delete({ where })
  expect(await days()).toEqual([])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { subscribersOf } from '../testing/subscribers.ts'
import { workOf } from '../work.ts'
import { pausePremiumNewsletters } from './pause-premium-newsletters.ts'

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

const run = () => pausePremiumNewsletters(workOf(api.deps))
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
  const proofs = { newsletterUserId: reader.userId, type: 'paused' }
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

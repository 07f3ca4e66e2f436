import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPersonas } from '../store/database/kept-personas.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { readersOf } from '../testing/readers.ts'

const hourS = 60 * 60
const dayMs = 24 * hourS * 1_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(async () => {
  await api.deps.pool.query('DROP SCHEMA IF EXISTS personas CASCADE')
  await api.close()
})

const { activeReader, login, register } = readersOf(() => api)
const { linkedReader } = linkingOf(() => api)
const ask = (path: string, body?: object) => api.caller().request('post', path).send(body)

test('one call moves the service and the publisher: a plan that ends in an hour has ended for both', async () => {
  const { gpNumber } = await linkedReader()
  const endsAt = new Date(api.deps.clock.now().getTime() + hourS * 1_000)
  await api.publisher.change(gpNumber, {
    subscriptions: [{ id: `abo-${gpNumber}`, end_date: endsAt.toISOString() }],
  })
  const { body } = await ask('/internal/clock', { advance_s: 2 * hourS }).expect(200)
  expect(Date.parse(body.now)).toBeGreaterThan(endsAt.getTime())
  const plans = await api.deps.publisher.subscriptions(gpNumber)
  expect(plans?.[0]?.status).toBe('ended')
  await ask('/internal/clock', { reset: true }).expect(200)
  expect((await api.deps.publisher.subscriptions(gpNumber))?.[0]?.status).toBe('running')
})

test('a clock that the publisher cannot follow is not moved', async () => {
  const alone = await startHarness({ CRM_BASE_URL: 'http://127.0.0.1:1' })
  const move = alone.caller().request('post', '/internal/clock').send({ advance_s: hourS })
  await move.expect(503)
  expect(alone.deps.clock.offsetMs()).toBe(0)
  await alone.close()
})

test('without personas that were kept, a reset changes nothing and says so', async () => {
  const email = await activeReader()
  await ask('/internal/reset').expect(409)
  await login(email).expect(200)
})

test('a reset brings the kept rows back, with their times moved on, and sends their open mails again', async () => {
  const persona = await activeReader()
  const waiting = freshEmail()
  await register({ email: waiting, password: 'Ganz-Neu-88' }).expect(202)
  const { rows } = await api.deps.pool.query('SELECT created_at FROM account WHERE email = $1', [persona])
  await keepPersonas(api.deps.pool, new Date(api.deps.clock.now().getTime() - dayMs))
  await api.settle()
  const stranger = await activeReader()
  const customer = await api.publisher.newCustomer()
  await ask('/internal/clock', { advance_s: hourS }).expect(200)
  await ask('/internal/reset').expect(204)
  await login(stranger).expect(401)
  await login(persona).expect(200)
  expect(await api.deps.publisher.customer(customer)).toBeNull()
  const after = await api.deps.pool.query('SELECT created_at FROM account WHERE email = $1', [persona])
  expect(after.rows[0].created_at.getTime() - rows[0].created_at.getTime()).toBe(dayMs)
  // What the service does every minute, and at once after its clock was set back.
  await api.runJobs()
  await api.settle()
  expect(api.mailsTo(waiting)).toHaveLength(2)
})

test('a website in the tester’s browser can neither reset nor move anything', async () => {
  for (const path of ['/internal/reset', '/internal/clock'])
    await ask(path, { advance_s: hourS }).set('Origin', 'https://boese.example.test').expect(403)
  expect(api.deps.clock.offsetMs()).toBe(0)
})

test('after a reset the time is the machine’s again', async () => {
  await ask('/internal/clock', { advance_s: hourS }).expect(200)
  await ask('/internal/reset').expect(204)
  expect(api.deps.clock.offsetMs()).toBe(0)
})

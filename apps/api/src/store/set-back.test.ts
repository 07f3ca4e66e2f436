import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'

const minute = 60_000
const day = 24 * 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { linkedReader } = linkingOf(() => api)

/** Does something while the clock is a day ahead, as a test of an expiry would, and sets it back. */
async function aDayAhead(work: () => Promise<unknown>) {
  api.advance(day)
  await work()
  api.advance(-day)
}

test('a limit that was reached under a clock set back since begins again', async () => {
  const caller = api.caller()
  const email = freshEmail()
  const wrong = () => caller.request('post', '/user/login').send({ email, password: 'falsch' })
  await aDayAhead(async () => {
    for (let tries = 1; tries <= 5; tries++) await wrong().expect(401)
    await wrong().expect(429)
  })
  for (let tries = 1; tries <= 5; tries++) await wrong().expect(401)
  const { headers } = await wrong().expect(429)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
})

test('what the publisher says counts again, not what it said a day ahead', async () => {
  const { bearer, gpNumber } = await linkedReader()
  const check = () => api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer)
  await aDayAhead(() => check().expect(200))
  await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, rights: [] }] })
  await check().expect(403)
  await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, rights: ['09'] }] })
  api.advance(minute)
  await check().expect(200)
})

test('a mail that was put off a day ahead goes out at once', async () => {
  const email = freshEmail()
  await aDayAhead(async () => {
    const form = { email, password: 'Sehr-Geheim-77' }
    await api.caller().request('post', '/registration/register').send(form).expect(202)
    api.smtp.fail(new Error('down'))
    await api.settle()
    api.smtp.fail(undefined)
  })
  // What the service does every minute, and at once after its clock was set back.
  await api.runJobs()
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(1)
})

test('what has to wait an hour, written a day ahead, waits an hour and no day', async () => {
  const email = freshEmail()
  const form = { given_name: 'Erika', family_name: 'Mustermann', contract: 'Abo', email, edition: 'az' }
  const declare = () => api.caller().request('post', '/withdrawal').send(form).expect(201)
  await aDayAhead(async () => {
    for (let i = 0; i < 4; i += 1) {
      await declare()
      await api.settle()
    }
  })
  expect(api.mailsTo(email)).toHaveLength(3)
  for (const minutes of [1, 29]) {
    api.advance(minutes * minute)
    await api.runJobs()
    await api.settle()
    expect(api.mailsTo(email)).toHaveLength(3)
  }
  api.advance(31 * minute)
  await api.settle()
  expect(api.mailsTo(email)).toHaveLength(4)
})

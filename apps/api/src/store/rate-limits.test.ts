import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'
import { countTake, giveBack } from './rate-limits.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader } = readersOf(() => api)

test.each([0, 1, 2, 3])('of %i takes and one given back, all but that one stay counted', async (before) => {
  const bucket = { bucket: 'versuch', key: freshEmail() }
  const take = () => countTake(api.deps.db, { ...bucket, windowMs: 60_000, now: new Date() })
  for (let taken = 0; taken <= before; taken++) await take()
  await giveBack(api.deps.db, bucket.bucket, bucket.key)
  expect((await take()).count).toBe(before + 1)
})

test('takes given back at the same moment are each given back', async () => {
  const bucket = { bucket: 'versuch', key: freshEmail() }
  const take = () => countTake(api.deps.db, { ...bucket, windowMs: 60_000, now: new Date() })
  for (let taken = 0; taken < 8; taken++) await take()
  await Promise.all(Array.from({ length: 8 }, () => giveBack(api.deps.db, bucket.bucket, bucket.key)))
  expect((await take()).count).toBe(1)
})

test('a login that succeeds wipes out no failure before it', async () => {
  const email = await activeReader()
  const caller = api.caller()
  const login = (tried: string) => caller.request('post', '/user/login').send({ email, password: tried })
  for (let failures = 0; failures < 5; failures++) {
    if (failures < 3) await login(password).expect(200)
    await login('falsch').expect(401)
  }
  await login('falsch').expect(429)
})

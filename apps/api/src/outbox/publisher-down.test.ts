import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { workOf } from '../work.ts'
import { enqueueEntry } from './enqueue.ts'

// A publisher that is down, as the entries see it that wait for it.

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  await api.deps.db.outbox.deleteMany()
})

const rows = () => api.deps.db.outbox.findMany({ orderBy: { position: 'asc' } })
const path = '/unsubscriptions'
const match = { method: 'POST', path_regex: path }
beforeEach(() => api.publisher.fail({ match, action: { status: 503 } }))
const at = () => api.deps.clock.now().toISOString()
const enqueue = async () => {
  const payload = { email: freshEmail(), newsletterIds: ['az-morgen'], unsubscribedAt: at() }
  await enqueueEntry(api.deps.pool, { kind: 'publisher.unsubscription', payload }, workOf(api.deps))
}
const write = async (count: number) => {
  for (let index = 0; index < count; index++) await enqueue()
  await api.settle()
}
const seconds = async (count: number) => {
  for (let passed = 0; passed < count; passed++) {
    api.advance(1_000)
    await api.settle()
  }
}
const asked = async () => (await api.publisher.requests(path)).length

test('a publisher that is down is asked by one entry each second, by turns; once it is back all are done', async () => {
  await write(8)
  await seconds(100)
  const before = await asked()
  await seconds(16)
  const looks = (await api.publisher.requests(path)).slice(before)
  expect(looks).toHaveLength(16)
  // Without turns it is one, the oldest. How many it is depends on who is awake first.
  expect(new Set(looks.map(({ body_hash }) => body_hash)).size).toBeGreaterThan(2)
  // At 0, 1, 5, 21 and 85 s: looks are no tries.
  expect(Math.max(...(await rows()).map(({ attempts }) => attempts))).toBeLessThan(8)
  await api.publisher.heal()
  await seconds(1)
  expect(await rows()).toEqual([])
})

test('a publisher that is down is asked by the only entry, too; that it is down is said once', async () => {
  const before = await asked()
  const said: string[] = []
  const round = () => api.relay.others((kind) => said.push(kind), true)
  await enqueue()
  for (let passed = 0; passed < 60; passed++) {
    await round()
    api.advance(1_000)
  }
  // By its tries alone it would be asked five times; a busy machine may miss a second.
  expect((await asked()) - before).toBeGreaterThan(50)
  expect(said).toEqual(['publisher.unsubscription'])
})

test('a publisher that only the outbox cannot reach still answers readers', async () => {
  await write(3)
  await seconds(10)
  const { publisher } = api.deps
  const call = publisher.on({ scenario: publisher.scenario, beganMs: performance.now() })
  expect(await call.customer('2999999999')).toBeNull()
})

test('an entry that fails for a reason of its own hands the look on', async () => {
  await write(2)
  await seconds(30)
  const [one] = await rows()
  await api.deps.db.outbox.update({
    where: { id: one?.id ?? '' },
    data: { payload: 'not sealed', nextAt: api.deps.clock.now() },
  })
  await api.publisher.heal()
  await seconds(1)
  expect((await rows()).map(({ id }) => id)).toEqual([one?.id])
})

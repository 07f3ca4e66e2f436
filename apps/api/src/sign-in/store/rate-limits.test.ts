import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isServer } from '../../store/testing/test-database.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { password, readersOf } from '../../testing/readers.ts'
import { countTakes, giveBack, purgeEndedWindows, type Take } from './rate-limits.ts'

let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader } = readersOf(() => api)

const now = new Date()
/** A counter of its own; at most three takes go into its minute. */
const counter = (max = 3) => ({ bucket: 'versuch', key: freshEmail(), windowMs: 60_000, max })
const take = async (first: Take[], ...later: Take[][]) => {
  const takes = [first, ...later].flatMap((list, stage) => list.map((one) => ({ ...one, stage })))
  return (await countTakes(api.deps.pool, takes, now)).map(({ count }) => count)
}

test.each([0, 1, 2, 3])('of %i takes and one given back, all but that one stay counted', async (before) => {
  const one = counter()
  for (let taken = 0; taken <= before; taken++) await take([one])
  await giveBack(api.deps.pool, [one])
  expect(await take([one])).toEqual([before + 1])
})

test('takes given back at the same moment are each given back', async () => {
  const [one, other] = [counter(), counter()]
  for (let taken = 0; taken < 8; taken++) await take([one, other])
  await Promise.all(Array.from({ length: 8 }, () => giveBack(api.deps.pool, [one, other])))
  expect(await take([one, other])).toEqual([1, 1])
})

test('takes and returns of the same counters at the same moment wait for each other and lose none', async () => {
  const [one, other] = [counter(100), counter(100)]
  const inTurns = async () => {
    for (let turn = 0; turn < 25; turn++) {
      await take([one], [other])
      await giveBack(api.deps.pool, [one, other])
    }
  }
  await Promise.all(Array.from({ length: 8 }, inTurns))
  expect(await take([one], [other])).toEqual([1, 1])
})

test('a take given back while another one is being counted leaves that one', async () => {
  const one = counter()
  await take([one])
  const returned = await api.deps.db.$transaction(async (tx) => {
    await countTakes(tx, [one], now)
    // Reads the count before the commit, and waits for it; PGlite's one connection comes to it afterwards.
    const returning = giveBack(api.deps.pool, [one])
    await setTimeout(200)
    return { returning }
  })
  await returned.returning
  expect(await take([one])).toEqual([2])
})

test('windows that have ended are purged without waiting for one that is being counted', async () => {
  const [ended, counting] = [counter(), counter()]
  await take([ended, counting])
  const later = new Date(now.getTime() + 61_000)
  const keys = { key: { in: [ended.key, counting.key] } }
  await api.deps.db.$transaction(async (tx) => {
    await countTakes(tx, [counting], later)
    // PGlite has no other connection to do it on.
    await purgeEndedWindows(isServer() ? api.deps.db : tx, later)
    expect(await tx.rateLimit.findMany({ where: keys, select: { key: true } })).toEqual([
      { key: counting.key },
    ])
  })
  const [again] = await countTakes(api.deps.pool, [counting], later)
  expect(again?.count).toBe(2)
})

test.each([0, 1, 2])(
  'counters of later stages are left alone where one of stage %i is full',
  async (full) => {
    const all = [0, 1, 2, 3].map((stage) => counter(stage === full ? 3 : 9))
    const takeAll = () => take(...(all.map((one) => [one]) as [Take[], ...Take[][]]))
    for (let taken = 1; taken <= 3; taken++) expect(await takeAll()).toEqual(Array(4).fill(taken))
    expect(await takeAll()).toEqual(Array(full + 1).fill(4))
    expect(await take([all[3] as Take])).toEqual([4])
  },
)

test('a window twice as full as it may be is told and written no more, until it ends', async () => {
  const [one, later] = [counter(2), counter()]
  for (const count of [1, 2, 3, 4, 5, 5, 5]) expect(await take([one])).toEqual([count])
  expect(await take([one], [later])).toEqual([5])
  const afterwards = new Date(now.getTime() + 60_000)
  const [again] = await countTakes(api.deps.pool, [one], afterwards)
  expect(again?.count).toBe(1)
})

test('in a transaction the same statements hold, and what is rolled back was never counted', async () => {
  const one = counter()
  const counted = api.deps.db.$transaction(async (tx) => {
    const [taken] = await countTakes(tx, [one], now)
    expect(taken).toMatchObject({ count: 1, endsAt: new Date(now.getTime() + 60_000) })
    await giveBack(tx, [one])
    await countTakes(tx, [one], now)
    throw new Error('rolled back')
  })
  await expect(counted).rejects.toThrow('rolled back')
  expect(await take([one])).toEqual([1])
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { raceRounds } from '../testing/race-rounds.ts'
import { type PeriodicJob, runPeriodicJobs } from './periodic.ts'

const minute = 60_000
const day = 24 * 60 * minute
let api: Harness
let jobs = 0

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { linkedReader } = linkingOf(() => api)

const ignore = () => undefined
const counted = (run: () => Promise<void> = async () => undefined) => {
  let runs = 0
  const job: PeriodicJob = {
    name: `test-${process.pid}-${++jobs}`,
    everyMs: 10 * minute,
    run: async () => {
      runs++
      await run()
    },
  }
  return { job, runs: () => runs }
}

describe('periodic work', () => {
  test('is done by one of several processes that come at once', async () => {
    const { job, runs } = counted()
    for (let round = 1; round <= raceRounds(); round++) {
      await Promise.all(Array.from({ length: 8 }, () => runPeriodicJobs(api.deps, [job], ignore)))
      expect(runs()).toBe(round)
      api.advance(10 * minute)
    }
  })

  test('comes again after its period and not before', async () => {
    const { job, runs } = counted()
    await runPeriodicJobs(api.deps, [job], ignore)
    api.advance(10 * minute - 1)
    expect(await runPeriodicJobs(api.deps, [job], ignore)).toBe(0)
    api.advance(1)
    expect(await runPeriodicJobs(api.deps, [job], ignore)).toBe(1)
    expect(runs()).toBe(2)
  })

  test('that fails is reported, keeps none of the others, and comes again after a minute', async () => {
    const failing = counted(() => Promise.reject(new Error('broken')))
    const other = counted()
    const failures: string[] = []
    await runPeriodicJobs(api.deps, [failing.job, other.job], (name) => failures.push(name))
    expect([failures, other.runs()]).toEqual([[failing.job.name], 1])
    api.advance(minute)
    await runPeriodicJobs(api.deps, [failing.job, other.job], (name) => failures.push(name))
    expect([failing.runs(), other.runs()]).toEqual([2, 1])
  })

  test('goes on after a clock that had run ahead is set back', async () => {
    const { job, runs } = counted()
    const before = api.deps.clock.offsetMs()
    api.advance(100 * day)
    await runPeriodicJobs(api.deps, [job], ignore)
    api.advance(before - api.deps.clock.offsetMs())
    await runPeriodicJobs(api.deps, [job], ignore)
    expect(runs()).toBe(2)
  })
})

describe('a purge', () => {
  test('forgets what was said about customers nobody here is linked to, and only that', async () => {
    const linked = await linkedReader()
    const unlinked = await linkedReader()
    await api.deps.db.customerLink.deleteMany({ where: { accountId: unlinked.id } })
    const copies = () =>
      api.deps.db.rightsCopy.findMany({ where: { gpNumber: { in: [linked.gpNumber, unlinked.gpNumber] } } })
    expect(await copies()).toHaveLength(2)
    api.advance(60 * minute)
    await api.runJobs()
    expect((await copies()).map(({ gpNumber }) => gpNumber)).toEqual([linked.gpNumber])
  })
})

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { startJobs } from './loop.ts'
import { periodicJobs } from './periodic-jobs.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

test('while entries are handed over all the time, the table is looked at and periodic work is done', async () => {
  const { outboxFilled, db } = api.deps
  let isBusy = false
  let looks = 0
  const relay = async (_failed: unknown, look: boolean) => {
    await setTimeout(1)
    if (look) looks += 1
    return isBusy ? 1 : 0
  }
  const stop = startJobs({ others: relay, events: async () => 0, push: async () => 0 }, api.app.log, api.deps)
  await expect.poll(() => db.job.count()).toBe(periodicJobs.length)
  // What that told the relay has been looked at, too.
  await setTimeout(100)
  isBusy = true
  outboxFilled.dispatchEvent(new Event('handed'))
  await setTimeout(100)
  const before = looks
  await db.job.deleteMany()
  await expect.poll(() => looks).toBeGreaterThan(before)
  await expect.poll(() => db.job.count()).toBeGreaterThan(0)
  isBusy = false
  await stop()
})

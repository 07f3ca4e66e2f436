import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { oneSystem, startTestPublisher } from '../testing/test-publisher.ts'
import { createPublisher } from './publisher.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const megabyte = 1024 * 1024

test('memory stays flat over thousands of calls to a publisher that fails in every way now and then', async () => {
  let nowMs = Date.parse('2026-11-20T12:00:00Z')
  const clock = { now: () => new Date(nowMs), offsetMs: () => 0, setOffset: () => undefined }
  const stand = await startTestPublisher(clock.now())
  const { publisher, close } = createPublisher(oneSystem(stand.baseUrl), clock, stand.scenario())
  const gets = { method: 'GET', path_regex: '^/crm/' }
  const faults = [{ status: 503 }, { malformed: true }, { drop: true }, { latency_ms: 5 }] as const
  let answered = 0

  async function round(calls: number, index: number) {
    await stand.heal()
    nowMs += 60_000
    const action = faults[index % (2 * faults.length)]
    if (action) await stand.fail({ match: gets, times: 20, action })
    const work = Array.from({ length: calls }, (_, call) => {
      const request = publisher.on({ scenario: stand.scenario(), beganMs: performance.now() })
      return call % 2 ? request.customer(`1000000${100 + call}`) : request.article(`az-${index}-${call}`)
    })
    const settled = await Promise.allSettled(work)
    answered += settled.filter(({ status }) => status === 'fulfilled').length
  }
  const heapAfter = async (rounds: number) => {
    for (let index = 0; index < rounds; index++) await round(100, index)
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await heapAfter(20)
  const after = await heapAfter(40)
  expect(answered).toBeGreaterThan(3_000)
  expect((after - before) / megabyte).toBeLessThan(8)
  close()
})

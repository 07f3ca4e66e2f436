import { expect, test } from 'vitest'
import { createBreaker, patientRest } from './circuit-breaker.ts'

const fail = () => Promise.reject(new Error('down'))
const open = { code: 'CIRCUIT_OPEN' }

function breakerAt() {
  let nowMs = 0
  const breaker = createBreaker(() => new Date(nowMs))
  const advance = (ms: number) => {
    nowMs += ms
  }
  const failTimes = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => breaker.run(fail)))
  return { ...breaker, advance, failTimes }
}

test('what began before it opened neither keeps it open nor opens it again', async () => {
  const { run, advance, failTimes } = breakerAt()
  let giveUp: () => void = () => undefined
  const late = run(() => new Promise((_resolve, reject) => (giveUp = () => reject(new Error('late')))))
  await failTimes(5)
  await expect(run(fail)).rejects.toMatchObject(open)
  advance(29_999)
  giveUp()
  await expect(late).rejects.toThrow('late')
  advance(1)
  await expect(run(async () => 'up')).resolves.toBe('up')
})

test('five failures count only in a row', async () => {
  const { run, failTimes } = breakerAt()
  for (let i = 0; i < 3; i++) {
    await failTimes(4)
    await expect(run(async () => 'up')).resolves.toBe('up')
  }
})

test('of work that nobody waits for rests half a second, or four times as long as the try has taken', async () => {
  let nowMs = 0
  const breaker = createBreaker(() => new Date(nowMs), patientRest)
  const fails = (tookMs: number) => () => {
    nowMs += tookMs
    return fail()
  }
  for (let i = 0; i < 5; i++) await breaker.run(fails(0)).catch(() => undefined)
  nowMs += 499
  await expect(breaker.run(fail)).rejects.toMatchObject(open)
  nowMs += 1
  await expect(breaker.run(fails(3_000))).rejects.toThrow('down')
  nowMs += 11_999
  await expect(breaker.run(fail)).rejects.toMatchObject(open)
  nowMs += 1
  await expect(breaker.run(async () => 'up')).resolves.toBe('up')
})

test('a clock set back does not keep it open', async () => {
  const { run, advance, failTimes } = breakerAt()
  await failTimes(5)
  advance(-60_000)
  await expect(run(async () => 'up')).resolves.toBe('up')
})

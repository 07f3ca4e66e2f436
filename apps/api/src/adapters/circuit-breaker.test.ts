import { expect, test } from 'vitest'
import { createBreaker } from './circuit-breaker.ts'

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

test('while it is open, what nobody waits for tries, one at a time, and others neither wait nor try', async () => {
  const { run, isOpen, failTimes } = breakerAt()
  await failTimes(5)
  const answer = Promise.withResolvers<string>()
  const trying = run(() => answer.promise, false)
  await expect(run(async () => 'up')).rejects.toMatchObject(open)
  await expect(run(async () => 'up', false)).rejects.toMatchObject(open)
  answer.resolve('up')
  await expect(trying).resolves.toBe('up')
  expect(isOpen()).toBe(false)
  await expect(run(async () => 'up')).resolves.toBe('up')
})

test('a clock set back does not keep it open', async () => {
  const { run, advance, failTimes } = breakerAt()
  await failTimes(5)
  advance(-60_000)
  await expect(run(async () => 'up')).resolves.toBe('up')
})

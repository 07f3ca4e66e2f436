// @vitest-environment jsdom
import { waitingLimits } from '@leserkonto/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingFor } from './waiting-for.ts'

const minute = 60_000
let hidden = false

beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
async function look(isHidden: boolean) {
  hidden = isHidden
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}
function begin(answer: () => Promise<boolean> = async () => false) {
  const ask = vi.fn(answer)
  const came = vi.fn()
  return { ask, came, end: waitingFor(ask, came) }
}

test('asks every five seconds for a minute, then calmly, and ends by itself', async () => {
  const { ask, came } = begin()
  await pass(4_900)
  expect(ask).toHaveBeenCalledTimes(0)
  await pass(minute - 4_900)
  expect(ask).toHaveBeenCalledTimes(12)
  await pass(minute)
  expect(ask).toHaveBeenCalledTimes(16)
  await pass(24 * 60 * minute)
  expect(ask).toHaveBeenCalledTimes(68)
  expect(came).not.toHaveBeenCalled()
})

test('asks nothing while nobody looks, and at once when the reader comes back, also after it has ended', async () => {
  const { ask } = begin()
  await look(true)
  await pass(10 * minute)
  expect(ask).toHaveBeenCalledTimes(0)
  await look(false)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(60 * minute)
  expect(ask).toHaveBeenCalledTimes(69)
  await look(true)
  await look(false)
  expect(ask).toHaveBeenCalledTimes(70)
})

test('who goes to and fro asks no more often than every two seconds, and not for ever', async () => {
  const { ask } = begin()
  for (let time = 0; time < 10; time++) await look(time % 2 === 0)
  expect(ask).toHaveBeenCalledTimes(1)
  for (let time = 0; time < 1_000; time++) {
    await pass(waitingLimits.gapMs)
    await look(true)
    await look(false)
  }
  expect(ask).toHaveBeenCalledTimes(waitingLimits.most)
})

test('a yes is told once and ends it; while an answer is on its way nothing else is asked', async () => {
  let answer = (_came: boolean) => {}
  const { ask, came } = begin(() => new Promise((resolve) => (answer = resolve)))
  await pass(5_000)
  await look(true)
  await pass(minute)
  await look(false)
  expect(ask).toHaveBeenCalledTimes(1)
  answer(true)
  await pass(24 * 60 * minute)
  await look(false)
  expect([ask.mock.calls.length, came.mock.calls.length]).toEqual([1, 1])
})

test('a page that is left is told nothing more', async () => {
  let answer = (_came: boolean) => {}
  const { ask, came, end } = begin(() => new Promise((resolve) => (answer = resolve)))
  await pass(5_000)
  end()
  answer(true)
  await pass(24 * 60 * minute)
  await look(false)
  expect([ask.mock.calls.length, came.mock.calls.length]).toEqual([1, 0])
})

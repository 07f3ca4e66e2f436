import { refusalPace } from '@leserkonto/rules'
import { expect, test } from 'vitest'
import { createRefusalPace } from './refusal-pace.ts'

/** A pace whose time passes only when the test says so; `waits` are what its refusals have waited. */
function paced() {
  const waits: number[] = []
  let nowMs = 1_000
  const isTurn = createRefusalPace({
    nowMs: () => nowMs,
    wait: async (ms) => {
      waits.push(ms)
    },
  })
  return {
    isTurn,
    waits,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}
const turnMs = 1_000 / refusalPace.perSecond

test('the first refusal of a network is told at once, the next ones each wait for the one before', async () => {
  const { isTurn, waits } = paced()
  for (let call = 0; call < 4; call++) expect(await isTurn('a')).toBe(true)
  expect(waits).toEqual([turnMs, 2 * turnMs, 3 * turnMs])
  expect(await isTurn('b')).toBe(true)
  expect(waits).toHaveLength(3)
})

test('who goes on asking has a bounded number of refusals to come, the others end with their connection', async () => {
  const { isTurn, pass } = paced()
  const asked = async (calls: number) => {
    let told = 0
    for (let call = 0; call < calls; call++) if (await isTurn('a')) told++
    return told
  }
  expect(await asked(1_000)).toBe(refusalPace.mostWaiting + 1)
  pass(5 * turnMs)
  expect(await asked(1_000)).toBe(5)
  pass(3_600_000)
  expect(await asked(1)).toBe(1)
})

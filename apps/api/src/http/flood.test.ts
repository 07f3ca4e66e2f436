import { limits } from '@leserkonto/rules'
import { expect, test } from 'vitest'
import type { Harness } from '../testing/harness.ts'
import { type Pages, withPages } from '../testing/portal.ts'
import { createFlood } from './flood.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const [{ max, windowMs }] = limits.flood
const began = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(began.getTime() + ms)

/** How many of so many calls were refused, and what the last was told to wait. */
function refusals(flood: ReturnType<typeof createFlood>, network: string, calls: number, now: Date) {
  let refused = 0
  let retryAfterS: number | undefined
  for (let call = 0; call < calls; call++)
    try {
      flood(network, now)
    } catch (error) {
      refused++
      retryAfterS = (error as { retryAfterS?: number }).retryAfterS
    }
  return { refused, retryAfterS }
}

test('a network may call so often in a minute, and again in the next', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  expect(refusals(flood, 'a', max, began).refused).toBe(0)
  expect(refusals(flood, 'a', 2, after(20_000))).toEqual({ refused: 2, retryAfterS: 40 })
  expect(refusals(flood, 'b', 1, after(20_000)).refused).toBe(0)
  expect(refusals(flood, 'a', 1, after(windowMs - 1))).toEqual({ refused: 1, retryAfterS: 1 })
  expect(refusals(flood, 'a', max, after(windowMs)).refused).toBe(0)
})

test('a window begun under a clock that has been set back since is over', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  refusals(flood, 'a', max, began)
  expect(refusals(flood, 'a', 1, after(-5_000)).refused).toBe(1)
  expect(refusals(flood, 'a', max, after(-60_000)).refused).toBe(0)
})

test('thousands of other networks do not make it forget one that goes on calling', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  refusals(flood, 'a', max, began)
  for (let other = 0; other < 20_000; other++) {
    flood(`network ${other}`, began)
    if (other % 5_000 === 0) refusals(flood, 'a', 1, began)
  }
  expect(refusals(flood, 'a', 1, began).refused).toBe(1)
})

test('a batch counts by its calls, and the refused ones are told alone', async () => {
  const caller = api.caller()
  const batch = () =>
    caller
      .request('post', `/trpc/${Array(10).fill('newsletter.list').join(',')}?batch=1`)
      .send(Object.fromEntries(Array.from({ length: 10 }, (_, call) => [call, { edition: 'az' }])))
  for (let calls = 10; calls < max; calls += 10) await batch().expect(200)
  await caller.request('get', '/newsletter/list?edition=az').expect(200)
  const { body, headers } = await batch().expect(207)
  const codes = body.map(({ error }: { error?: { data: { problem: { code: string } } } }) =>
    error ? error.data.problem.code : 'OK',
  )
  expect(codes.toSorted()).toEqual([...Array(9).fill('OK'), 'RATE_LIMITED'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const { body: refused } = await caller.request('get', '/newsletter/list?edition=az').expect(429)
  expect(refused.code).toBe('RATE_LIMITED')
})

test('a page of the portal counts like a call', async () => {
  for (let page = 0; page < max; page++) await pages.page('/impressum').expect(200)
  const { headers, body } = await pages.page('/impressum').expect(429)
  expect(headers['retry-after']).toBe('60')
  expect(body.code).toBe('RATE_LIMITED')
})

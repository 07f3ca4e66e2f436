import { beforeEach, describe, expect, test } from 'vitest'
import { createKeptPages, type KeptPages, type PublicPage } from './kept-pages.ts'

const second = 1_000
let nowMs: number
let kept: KeptPages
let made: number
beforeEach(() => {
  nowMs = Date.parse('2026-11-20T12:00:00Z')
  kept = createKeptPages(() => new Date(nowMs))
  made = 0
})

const pageOf = (text: string, more: Partial<PublicPage> = {}): PublicPage => ({
  status: 200,
  audience: 'everybody',
  headers: {},
  etag: text,
  document: { plain: Buffer.from(text), compressed: async () => Buffer.from(text) },
  keys: ['portal', 'article-a'],
  ...more,
})
/** Makes the page with the number of its making. */
const make = async () => {
  made += 1
  return pageOf(String(made))
}
const fails = async () => pageOf('failure', { status: 503 })
const get = async (how: () => Promise<PublicPage> = make, key = 'az /overview ') =>
  (await kept.get(key, how)).etag
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a rush makes a page once, and for fifteen seconds nobody makes it again', async () => {
  const rush = await Promise.all(Array.from({ length: 50 }, () => get()))
  expect(new Set(rush)).toEqual(new Set(['1']))
  nowMs += 14 * second
  expect(await get()).toBe('1')
  expect(made).toBe(1)
})

test('within the minute the old page is given at once while one new page is made', async () => {
  await get()
  nowMs += 59 * second
  expect(await Promise.all([get(), get()])).toEqual(['1', '1'])
  await settled()
  expect(await get()).toBe('2')
  expect(made).toBe(2)
})

test('after a minute everybody waits for the new page', async () => {
  await get()
  nowMs += 60 * second
  expect(await get()).toBe('2')
})

describe('where a page cannot be made', () => {
  test.each([
    ['says so', fails],
    ['throws', () => Promise.reject(new Error('down'))],
  ])('the old one is given for an hour: making %s', async (_how, failing) => {
    await get()
    nowMs += 3_599 * second
    expect(await get(failing)).toBe('1')
    nowMs += second
    expect(await get(failing).catch(() => 'failure')).toBe('failure')
  })

  test('nobody waits for it again for fifteen seconds', async () => {
    await get()
    nowMs += 120 * second
    await get(fails)
    expect(await get()).toBe('1')
    expect(made).toBe(1)
    nowMs += 15 * second
    expect(await get()).toBe('2')
  })

  test('a page that is not there any more is not given', async () => {
    await get()
    nowMs += 120 * second
    expect(await get(async () => pageOf('gone', { status: 404 }))).toBe('gone')
    expect(await get(fails)).toBe('failure')
  })
})

describe('what has changed', () => {
  test('is made again at once, and given as it was where that fails', async () => {
    await get()
    kept.forget(['article-a'], false)
    expect(await get(fails)).toBe('1')
    kept.forget(['article-a'], false)
    expect(await get()).toBe('2')
  })

  test('and was withdrawn is never given again', async () => {
    await get()
    kept.forget(['article-a'], true)
    expect(await get(fails)).toBe('failure')
  })

  test('leaves other pages as they are', async () => {
    await get()
    kept.forget(['article-b'], true)
    expect(await get()).toBe('1')
  })

  test.each([
    ['it', ['article-a']],
    ['something else, then it', ['article-b', 'article-a']],
  ])('is not given when its making began before the change of %s', async (_what, changes) => {
    let finish: (page: PublicPage) => void = () => undefined
    let begins = true
    const begun = get(() => {
      if (!begins) return make()
      begins = false
      return new Promise((resolve) => (finish = resolve))
    })
    for (const key of changes) kept.forget([key], true)
    const afterwards = get()
    finish(pageOf('before'))
    expect([await begun, await afterwards, await get()]).toEqual(['1', '1', '1'])
  })

  test('makes nobody wait twice for a page that has nothing to do with it', async () => {
    let finish: (page: PublicPage) => void = () => undefined
    const begun = get(() => new Promise((resolve) => (finish = resolve)))
    kept.forget(['article-b'], true)
    finish(pageOf('before'))
    expect(await begun).toBe('before')
  })

  test('and is withdrawn while somebody waits is not given to them instead of a failure', async () => {
    await get()
    nowMs += 120 * second
    let fail: (error: Error) => void = () => undefined
    const waiting = get(() => new Promise((_resolve, reject) => (fail = reject))).catch(() => 'failure')
    kept.forget(['article-a'], true)
    fail(new Error('down'))
    expect(await waiting).toBe('failure')
  })
})

test('beyond 32 MB the page not asked for the longest leaves', async () => {
  const big = 'x'.repeat(1024 * 1024)
  const bigPage = async () => {
    made += 1
    return pageOf(big)
  }
  for (let index = 0; index < 21; index++) await get(bigPage, `page ${index}`)
  await get(bigPage, 'page 0')
  await get(bigPage, 'page 21')
  expect(made).toBe(22)
  await get(bigPage, 'page 0')
  expect(made).toBe(22)
  await get(bigPage, 'page 1')
  expect(made).toBe(23)
})

test('what is not to be kept is made for each who comes later, and once for those who come at once', async () => {
  const once = () => kept.get('deep', make, false)
  await Promise.all([once(), once()])
  expect(made).toBe(1)
  await once()
  expect(made).toBe(2)
})

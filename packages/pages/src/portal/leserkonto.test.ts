// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKey } from '../session-key.ts'

vi.mock('./islands/once-shown.ts', () => ({ onceShown: (work: () => void) => work() }))
vi.mock('@leserkonto/ui/browser/clock', () => ({ nowMs: () => 1_000_000 }))

const asked = vi.fn<typeof fetch>()
const answers = (status: number) => asked.mockImplementation(async () => new Response(null, { status }))
const calls = () => asked.mock.calls.map(([path, options]) => `${options?.method ?? 'GET'} ${path}`)
const tokenOf = (claims: object) => `a.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.b`
const session = { sub: 'reader', sid: 'session' }
const cookie = (renew: number, more = {}, path = '/') => {
  const value = tokenOf({ ...session, renew, ...more })
  Object.assign(document, { cookie: `userData=${value}; Path=${path}` })
}
const signedIn = () =>
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: tokenOf(session), logged_in: true }))
const answered = () => new Promise((resolve) => setTimeout(resolve))

/** The script as a page loads it. */
async function loaded() {
  vi.resetModules()
  return (await import('./leserkonto.ts')).reader
}

// Each page has its own window in a browser, and here they share one.
let listens: typeof window.addEventListener
beforeEach(() => {
  asked.mockReset()
  answers(200)
  vi.stubGlobal('fetch', asked)
  listens = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(listens).mock.calls) window.removeEventListener(type, listener)
  localStorage.clear()
  Object.assign(document, { cookie: 'userData=; Path=/; Max-Age=0' })
})

test('a stranger is nobody, may not read, and nothing is asked', async () => {
  const reader = await loaded()
  expect([reader.isSignedIn(), await reader.mayRead('09')]).toEqual([false, false])
  expect(calls()).toEqual([])
})

test.each([
  [200, true],
  [403, false],
  [401, false],
  [429, undefined],
  [503, undefined],
])('a reader whose right is answered with %i may read: %s', async (status, may) => {
  cookie(2_000)
  signedIn()
  const reader = await loaded()
  answers(status)
  expect(await reader.mayRead('09')).toBe(may)
  expect(calls()).toContain('GET /user/checkRight?right=09')
})

test('an article’s id goes along, so that it can be one of the free ones', async () => {
  cookie(2_000)
  signedIn()
  const reader = await loaded()
  expect(await reader.mayRead('09', 'wp-1&right=01')).toBe(true)
  expect(calls()).toContain('GET /user/checkRight?right=09&article=wp-1%26right%3D01')
})

test.each([
  ['three, one is left', 200, { of: 3, left: 1, renews_at: '2026-12-01' }],
  ['none', 200, null],
])('free articles: %s', async (_what, status, free_articles) => {
  cookie(2_000)
  signedIn()
  const reader = await loaded()
  asked.mockImplementation(async () => Response.json({ edition: 'ht', free_articles }, { status }))
  expect(await reader.freeArticles()).toEqual(free_articles)
})

test('free articles of a stranger: none; where the service says nothing: not known', async () => {
  expect([await (await loaded()).freeArticles(), calls()]).toEqual([null, []])
  signedIn()
  answers(503)
  expect(await (await loaded()).freeArticles()).toBeUndefined()
})

const no = {
  direct_delivery: false,
  direct_delivery_pur: false,
  direct_delivery_noad: false,
  pur_abo: false,
  noad_abo: false,
}
test.each([
  ['of the cookie', () => cookie(2_000, { pur_abo: true }), { ...no, pur_abo: true }],
  [
    'unknown where the cookie is another reader’s',
    () => cookie(2_000, { sub: 'x', pur_abo: true }),
    undefined,
  ],
  ['unknown without a cookie', () => undefined, undefined],
])('flags of a reader: %s', async (_name, set, flags) => {
  set()
  signedIn()
  expect(await (await loaded()).flags()).toEqual(flags)
})

test('flags of a stranger: none, and nothing is asked', async () => {
  expect([await (await loaded()).flags(), calls()]).toEqual([no, []])
})

test.each([
  [true, null],
  [false, '1:given'],
])('signing out where the cookie says resets_consent %s leaves consent %s', async (resets_consent, left) => {
  cookie(2_000, { resets_consent })
  signedIn()
  localStorage.setItem('leserkonto.consent', '1:given')
  await (await loaded()).signOut()
  expect(localStorage.getItem('leserkonto.consent')).toBe(left)
})

test.each([
  ['has time', false, 1_001],
  ['wants to be renewed', true, 999],
  ['is not there', true, undefined],
])('a cookie that %s: signed again is %s', async (_name, again, renew) => {
  if (renew !== undefined) cookie(renew)
  signedIn()
  await loaded()
  await answered()
  expect(calls().includes('POST /user/signUserData')).toBe(again)
})

test.each([
  ['one of an older system', 'old'],
  ['one of another reader', tokenOf({ ...session, sub: 'stranger', renew: 3_000 })],
  ['one of an earlier session', tokenOf({ ...session, sid: 'earlier', renew: 3_000 })],
])(
  '%s that stands before ours says nothing about ours, and goes when ours is signed',
  async (_name, value) => {
    history.replaceState(null, '', '/magazin/eins')
    Object.assign(document, { cookie: `userData=${value}; Path=/magazin` })
    cookie(999)
    signedIn()
    await loaded()
    await answered()
    expect(calls()).toContain('POST /user/signUserData')
    expect(document.cookie.split('; ')).toHaveLength(1)
    history.replaceState(null, '', '/')
  },
)

test('a session that the service says is over ends here, and the page is told', async () => {
  cookie(2_000)
  signedIn()
  let answer: (response: Response) => void = () => undefined
  asked.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const told = vi.fn()
  const reader = await loaded()
  reader.onChange(told)
  answer(new Response(null, { status: 401 }))
  await answered()
  expect([reader.isSignedIn(), told.mock.calls]).toEqual([false, [[false]]])
})

test('signing out ends the session there, then token and cookie here, and the page is told until it stops to listen', async () => {
  cookie(2_000)
  signedIn()
  const reader = await loaded()
  const [told, stopped] = [vi.fn(), vi.fn()]
  reader.onChange(told)
  reader.onChange(stopped)()
  await reader.signOut()
  expect(calls()).toContain('POST /user/logout')
  expect([reader.isSignedIn(), { ...localStorage }, document.cookie]).toEqual([false, {}, ''])
  expect([told.mock.calls, stopped.mock.calls]).toEqual([[[false]], []])
})

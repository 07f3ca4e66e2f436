// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { readCookies, removeCookie, writeCookie } from '@leserkonto/pages/session/cookies'
import { forgetOthers } from '@leserkonto/pages/session/user-data-cookie'
import { tokenClaims } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeService, type Handler } from '../testing/fake-service.ts'
import { closeAccount, listenedWindow, pageData, tokenOf } from '../testing/open-account.tsx'
import { createAccount } from './create-account.ts'
import { keepUserData } from './user-data.ts'

const start = 1_800_000_000
const token = tokenOf('reader-1')
const cookie = (renewS: number, more = {}) => tokenOf('reader-1', { aud: 'az', renew: renewS, ...more })

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  localStorage.setItem('leserkonto.session', JSON.stringify({ access_token: token, logged_in: true }))
})
afterEach(() => {
  closeAccount()
  removeCookie('userData')
})

const signsAhead = (aheadS: number) => () => {
  const renew = Math.floor(Date.now() / 1_000) + aheadS
  return { user_data: cookie(renew), renew }
}

function keep(handler: Handler) {
  const calls = fakeService({ 'session.signUserData': handler })
  const account = createAccount(pageData(), listenedWindow())
  keepUserData(account)
  return { calls, account }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the cookie at start', () => {
  test('one that is still good is left alone until shortly before its time', async () => {
    writeCookie('userData', cookie(start + 600))
    const { calls } = keep(signsAhead(3_600))
    await pass(600_000 - 61)
    expect(calls).toHaveLength(0)
    await pass(2)
    await expect.poll(() => calls).toHaveLength(1)
    await expect
      .poll(() => tokenClaims(readCookies('userData')[0] ?? '')?.renew)
      .toBeGreaterThan(start + 4_000)
  })

  test.each([
    ['none', undefined],
    ['its time is over', cookie(start - 1)],
    ['a changed one, far in the future', cookie(start + 10_000_000)],
    ['another reader’s', tokenOf('reader-2', { aud: 'az', renew: start + 600 })],
    ['another edition’s', cookie(start + 600, { aud: 'rt' })],
    ['no token at all', 'nonsense'],
  ])('%s: it is signed again', async (_, value) => {
    if (value) writeCookie('userData', value)
    const { calls } = keep(signsAhead(3_600))
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]).toEqual({
      path: 'session.signUserData',
      input: { edition: 'az' },
      bearer: `Bearer ${token}`,
    })
  })
})

describe('cookies of others', () => {
  test.each([
    ['of an older system', ['a.b.c']],
    [
      'empty, as JSON and of another reader',
      ['', '{"x":1}', tokenOf('reader-2', { aud: 'az', renew: start })],
    ],
    ['three signed for earlier sessions', [1, 2, 3].map((sid) => cookie(start + 60, { sid }))],
  ])('%s: they stand before ours, and ours decides', async (_, values) => {
    const cookies = [...values, cookie(start + 600)].map((value) => `userData=${value}`)
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies.join('; '))
    const { calls } = keep(signsAhead(3_600))
    await pass(600_000 - 61)
    expect(calls).toHaveLength(0)
    await pass(2)
    await expect.poll(() => calls).toHaveLength(1)
  })

  test('a cookie that stands behind others is no browser without cookies', async () => {
    const others = ['', 'a.b.c', '%7B%7D'].map((value) => `userData=${value}; `).join('')
    const read = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => others + read?.call(document))
    const { calls, account } = keep(signsAhead(3_600))
    await expect.poll(() => calls).toHaveLength(1)
    await pass(1_000)
    expect([account.session.get().signedIn, account.notices.current()]).toEqual([true, null])
  })
})

test('what others have left for this page goes, and what is of another name or elsewhere stays', () => {
  history.pushState(null, '', '/service/profil')
  const set = (cookie: string) => Object.assign(document, { cookie })
  for (const path of ['/service', '/service/', '/service/profil']) set(`userData=old; Path=${path}`)
  set('b=other; Path=/service')
  set('userData=ours; Path=/')
  forgetOthers()
  expect([readCookies('userData'), readCookies('b')]).toEqual([['ours'], ['other']])
  set('b=; Path=/service; Max-Age=0')
  history.pushState(null, '', '/')
})

describe('renewing', () => {
  test('goes on hour by hour', async () => {
    const { calls } = keep(signsAhead(3_600))
    await expect.poll(() => calls).toHaveLength(1)
    await pass(3_600_000)
    await expect.poll(() => calls).toHaveLength(2)
    await pass(3_600_000)
    await expect.poll(() => calls).toHaveLength(3)
  })

  test('what another tab has renewed in the meantime is not renewed again', async () => {
    writeCookie('userData', cookie(start + 600))
    const { calls } = keep(signsAhead(3_600))
    await pass(300_000)
    writeCookie('userData', cookie(start + 3_900))
    await pass(600_000)
    expect(calls).toHaveLength(0)
  })

  test('G21: a reader’s clock that is hours wrong starts no loop', async () => {
    const { calls } = keep(signsAhead(-7_200))
    await expect.poll(() => calls).toHaveLength(1)
    await pass(3_000_000)
    expect(calls).toHaveLength(1)
  })

  test('without a network it waits for one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { calls, account } = keep(signsAhead(3_600))
    await pass(60_000)
    expect([calls.length, account.session.get().signedIn]).toEqual([0, true])
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => calls).toHaveLength(1)
  })

  test('nobody signed in: nothing is renewed any more', async () => {
    const { calls, account } = keep(signsAhead(3_600))
    await expect.poll(() => calls).toHaveLength(1)
    account.session.signOut('left')
    await pass(10_000_000)
    expect(calls).toHaveLength(1)
  })
})

describe('signing out', () => {
  test.each([
    ['no bearer any more', new Problem('AUTH_REQUIRED')],
    ['refused', new Problem('FORBIDDEN')],
  ])('when the session is over: %s', async (_, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    writeCookie('userData', cookie(start - 1))
    const { calls, account } = keep(() => {
      throw error
    })
    await expect.poll(() => calls).toHaveLength(1)
    await expect.poll(() => account.session.get()).toEqual({ signedIn: false, why: 'ended' })
    expect(calls).toHaveLength(1)
    expect(readCookies('userData')).toEqual([])
    expect(account.notices.current()?.message).toBe(sessionTexts.ended)
  })

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['an error of the service', new Problem('GENERIC', { status: 500 })],
    ['an outage', new Problem('GENERIC')],
    ['too many calls', new Problem('RATE_LIMITED', { retryAfterS: 60 })],
  ])('not when %s prevents it: it is tried again', async (_, error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let fails = true
    const { calls, account } = keep(() => {
      if (fails) throw error
      return signsAhead(3_600)()
    })
    // A load is tried twice where that can help.
    const logged = async () => {
      await pass(100)
      return log.mock.calls.length
    }
    await expect.poll(logged).toBe(1)
    fails = false
    const failed = calls.length
    await pass(2 * 60_000)
    await expect.poll(() => calls).toHaveLength(failed + 1)
    expect(account.session.get().signedIn).toBe(true)
    expect(account.notices.current()).toBeNull()
  })

  test('when the browser keeps no cookies', async () => {
    const { account } = keep(() => ({ user_data: cookie(start), renew: start }))
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    await expect.poll(() => account.session.get().signedIn).toBe(false)
    expect(account.notices.current()?.message).toBe(sessionTexts.cookiesDisabled)
  })
})

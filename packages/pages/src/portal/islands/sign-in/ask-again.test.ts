// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { askedKey, knownCookie, returnKey, sessionKey } from '../../../session-key.ts'
import { askAgain, sessionIsOver } from './ask-again.ts'
import { leave } from './place-kept.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/rubrik/sport?a=1#mehr')
  vi.unstubAllGlobals()
  vi.stubGlobal('scrollY', 700)
  vi.spyOn(leave, 'for').mockReset()
})

test('a page whose session is over asks the sign-on once, and keeps how far down its reader is', () => {
  askAgain()
  askAgain()
  expect(vi.mocked(leave.for).mock.calls).toEqual([
    ['/sign-on?return_url=%2Frubrik%2Fsport%3Fa%3D1%23mehr&prompt=none'],
  ])
  expect(JSON.parse(`${sessionStorage.getItem(returnKey)}`)).toEqual({
    address: '/rubrik/sport?a=1',
    top: 700,
  })
})

test.each<[string, () => void]>([
  ['that has asked before', () => sessionStorage.setItem(askedKey, 'in')],
  ['that its reader has begun to use', () => stub({ userActivation: { hasBeenActive: true } })],
  ['without a connection', () => stub({ onLine: false })],
])('a page %s stays', (_name, given) => {
  given()
  askAgain()
  expect(leave.for).not.toHaveBeenCalled()
})

const stub = (more: object) => vi.stubGlobal('navigator', { onLine: true, ...more })

test.each<[string, string, string, number]>([
  ['where the browser is known, of a session that is over', 't', `${knownCookie}=localhost; Path=/`, 1],
  ['not where it is not', 't', `${knownCookie}=; Path=/; Max-Age=0`, 0],
  ['not of one that another has replaced', 'new', `${knownCookie}=localhost; Path=/`, 0],
])('the sign-on is asked %s', (_name, token, cookie, times) => {
  Object.assign(document, { cookie })
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: token, logged_in: true }))
  sessionIsOver('t')
  expect(leave.for).toHaveBeenCalledTimes(times)
})

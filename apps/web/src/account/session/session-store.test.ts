// @vitest-environment jsdom

import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'

const key = 'leserkonto.session'
const local = safeStorage(() => localStorage)
const open = () => createSessionStore(local, window)
const otherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

afterEach(() => localStorage.clear())

describe('login state', () => {
  test('needs the token and the flag', () => {
    for (const [stored, signedIn] of [
      ['{"access_token":"t","logged_in":true}', true],
      ['{"access_token":"t"}', false],
      ['{"access_token":"t","logged_in":false}', false],
      ['{"access_token":"","logged_in":true}', false],
      ['{"logged_in":true}', false],
      ['null', false],
      ['no json', false],
    ] as const) {
      localStorage.setItem(key, stored)
      expect([stored, open().get().signedIn]).toEqual([stored, signedIn])
    }
  })

  test('signing in keeps nothing but token and flag', () => {
    const store = open()
    expect(store.signIn('t')).toBe(true)
    expect(store.get()).toEqual({ signedIn: true, token: 't' })
    expect({ ...localStorage }).toEqual({ [key]: '{"access_token":"t","logged_in":true}' })
  })

  test('signing out, or a session that has ended, leaves neither token nor flag nor mark of a registration', () => {
    for (const why of ['left', 'ended'] as const) {
      const store = open()
      store.signIn('t')
      localStorage.setItem('leserkonto.registration_mark', 'x')
      store.signOut(why)
      expect([why, store.get(), { ...localStorage }]).toEqual([why, { signedIn: false, why }, {}])
    }
  })

  test('blocked storage keeps nobody signed in', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = createSessionStore(blocked, window)
    expect(store.signIn('t')).toBe(false)
    expect(store.get()).toEqual({ signedIn: false, why: 'anonymous' })
  })
})

describe('other tabs', () => {
  test('their login and logout arrive here, each once', () => {
    const store = open()
    const heard = vi.fn()
    store.subscribe(heard)
    otherTab('{"access_token":"t","logged_in":true}')
    expect(store.get()).toEqual({ signedIn: true, token: 't' })
    otherTab(null)
    expect(store.get()).toEqual({ signedIn: false, why: 'ended' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('G19: a page that the back button brings back looks again', () => {
    localStorage.setItem(key, '{"access_token":"t","logged_in":true}')
    const store = open()
    localStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.get().signedIn).toBe(false)
  })

  test('other keys are nobody’s business', () => {
    const store = open()
    localStorage.setItem(key, '{"access_token":"t","logged_in":true}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(store.get().signedIn).toBe(false)
  })

  test('who unsubscribed hears nothing', () => {
    const store = open()
    const heard = vi.fn()
    store.subscribe(heard)()
    store.signIn('t')
    expect(heard).not.toHaveBeenCalled()
  })
})

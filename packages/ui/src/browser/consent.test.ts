// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { createConsent } from './consent.ts'
import { safeStorage } from './web-storage.ts'

const key = 'leserkonto.consent'
const storage = safeStorage(() => localStorage)

afterEach(() => localStorage.clear())

describe('the decision', () => {
  test('is asked for unasked only where something waits for it', () => {
    expect(createConsent(storage, window, true).asks()).toBe(true)
    expect(createConsent(storage, window, false).asks()).toBe(false)
  })

  test.each([
    ['given', true],
    ['refused', false],
  ] as const)('%s is kept and not asked for again', (decision, given) => {
    const consent = createConsent(storage, window, true)
    consent.decide(decision)
    const later = createConsent(storage, window, true)
    expect([consent.asks(), later.asks(), later.given()]).toEqual([false, false, given])
  })

  test('a reset forgets it and asks', () => {
    const consent = createConsent(storage, window, true)
    consent.decide('given')
    consent.reset()
    expect([consent.given(), consent.asks(), localStorage.getItem(key)]).toEqual([false, true, null])
  })

  test.each(['0:given', 'given', '1:perhaps'])('%s out of another time counts as none', (stored) => {
    localStorage.setItem(key, stored)
    expect(createConsent(storage, window, true).decision()).toBe('open')
  })

  test('where nothing is measured a reset is told, and no answer is kept', () => {
    localStorage.setItem(key, '1:given')
    const consent = createConsent(storage, window, false)
    consent.reset()
    expect([consent.asks(), localStorage.getItem(key)]).toEqual([true, null])
    consent.decide('refused')
    expect([consent.asks(), localStorage.getItem(key)]).toEqual([false, null])
  })

  test('a reset in another tab asks here, too; clearing the storage does not', () => {
    const consent = createConsent(storage, window, false)
    const told = (event: StorageEventInit) => {
      window.dispatchEvent(new StorageEvent('storage', event))
      return consent.asks()
    }
    expect([told({ key: null }), told({ key, newValue: null })]).toEqual([false, true])
  })

  test('an answer in another tab closes the question here', () => {
    const consent = createConsent(storage, window, true)
    localStorage.setItem(key, '1:refused')
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(consent.asks()).toBe(false)
  })
})

import type { FirstPage } from '@leserkonto/pages/first-script'
import { type HashToken, hashToken } from '@leserkonto/rules'

/** The token from the address, until it is settled. */
export type ArrivalStore = {
  get(): HashToken | undefined
  /** Removes it, because it was accepted or declined. */
  settle(): void
  subscribe(listener: () => void): () => void
}

/** Takes over the hash that the first script removed from the address, now and each time the hash changes. */
export function createArrivalStore(browser: Window & Pick<FirstPage, 'arrivalHash'>): ArrivalStore {
  const listeners = new Set<() => void>()
  let current: HashToken | undefined
  const set = (next: HashToken | undefined) => {
    current = next
    for (const listener of listeners) listener()
  }
  const take = () => {
    const arrived = hashToken(browser.arrivalHash ?? '')
    browser.arrivalHash = undefined
    if (arrived) set(arrived)
  }
  take()
  browser.addEventListener('hashchange', take)
  return {
    get: () => current,
    settle: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

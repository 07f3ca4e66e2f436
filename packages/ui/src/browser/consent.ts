import type { Consent } from './tag-manager.ts'
import type { SafeStorage } from './web-storage.ts'

/** What the reader has said about being measured; `open` while nothing has been said. */
export type ConsentDecision = 'open' | 'given' | 'refused'

/** The decision of this browser and whether its question is on the screen. Trackers ask `given` before they load. */
export type ConsentStore = Consent & {
  decision(): ConsentDecision
  /** The question is to be shown. */
  asks(): boolean
  /** Shows the question again: taking back is as easy as giving. */
  ask(): void
  /** Keeps the answer, where there is something to decide, and takes the question away. */
  decide(decision: Exclude<ConsentDecision, 'open'>): void
  /** Forgets the decision and asks for it again, in all tabs. Source: docs/spec/account.md#logout. */
  reset(): void
}

/** Key of localStorage. The version is part of the value: another wording of the question would ask everybody again. */
export const consentKey = 'leserkonto.consent'
const version = '1'

/**
 * The store over `storage`; `tab` tells of changes in other tabs. `needed` says whether this edition has anything
 * that waits for consent: without it nobody is asked unasked, and no answer is kept. Blocked storage asks at each visit, and given stays no.
 */
export function createConsent(storage: SafeStorage, tab: Window, needed: boolean): ConsentStore {
  const listeners = new Set<() => void>()
  const decision = () => decisionOf(storage.read(consentKey))
  let asking = needed && decision() === 'open'
  const change = (nowAsking: boolean) => {
    asking = nowAsking
    for (const listener of listeners) listener()
  }
  tab.addEventListener('storage', (event) => {
    const isReset = event.key === consentKey && event.newValue === null
    if (event.key === consentKey || event.key === null) change((asking || isReset) && decision() === 'open')
  })
  return {
    decision,
    given: () => decision() === 'given',
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    asks: () => asking,
    ask: () => change(true),
    decide(next) {
      if (needed) storage.write(consentKey, `${version}:${next}`)
      change(false)
    },
    reset() {
      storage.remove(consentKey)
      change(true)
    },
  }
}

function decisionOf(stored: string | null): ConsentDecision {
  const [of, decision] = (stored ?? '').split(':')
  return of === version && (decision === 'given' || decision === 'refused') ? decision : 'open'
}

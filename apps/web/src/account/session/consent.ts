import type { ConsentDecision } from '@leserkonto/ui/ConsentQuestion'
import type { Consent } from '@leserkonto/ui/tag-manager'
import type { SafeStorage } from './web-storage.ts'

/** The decision of this browser and whether its question is on the screen. Trackers ask `given` before they load. */
export type ConsentStore = Consent & {
  decision(): ConsentDecision
  /** The question is to be shown. */
  asks(): boolean
  /** Shows the question again: taking back is as easy as giving. */
  ask(): void
  decide(decision: Exclude<ConsentDecision, 'open'>): void
  /** Forgets the decision and asks for it anew. Source: seed account §4 "Logout". */
  reset(): void
}

/** The version stands in the value: another wording of the question would ask everybody again. */
const key = 'leserkonto.consent'
const version = '1'

/**
 * The store over `storage`; `tab` tells of changes in other tabs. `needed` says whether this edition has anything
 * that waits for consent: without it nobody is asked unasked. Blocked storage asks at each visit, and given stays no.
 */
export function createConsent(storage: SafeStorage, tab: Window, needed: boolean): ConsentStore {
  const listeners = new Set<() => void>()
  const decision = () => decisionOf(storage.read(key))
  let asking = needed && decision() === 'open'
  const change = (nowAsking: boolean) => {
    asking = nowAsking
    for (const listener of listeners) listener()
  }
  tab.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(asking && decision() === 'open')
  })
  return {
    decision,
    given: () => decision() === 'given',
    onChange(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    asks: () => asking,
    ask: () => change(true),
    decide(next) {
      storage.write(key, `${version}:${next}`)
      change(false)
    },
    reset() {
      storage.remove(key)
      change(true)
    },
  }
}

function decisionOf(stored: string | null): ConsentDecision {
  const [of, decision] = (stored ?? '').split(':')
  return of === version && (decision === 'given' || decision === 'refused') ? decision : 'open'
}

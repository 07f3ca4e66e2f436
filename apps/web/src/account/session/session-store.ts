import { sessionKey as key, markKey, sessionOf } from '@leserkonto/pages/session-key'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Why nobody is signed in: nobody was, the reader signed out, or the session ended elsewhere. */
export type Absence = 'anonymous' | 'left' | 'ended'

/** Somebody is signed in, with the token that proves it, or nobody is. */
export type SessionState =
  | { readonly signedIn: true; readonly token: string }
  | { readonly signedIn: false; readonly why: Absence }

/** Access token and login flag of this origin, the same in all tabs. */
export type SessionStore = {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Returns whether the browser stored it; with blocked storage it does not. */
  signIn(token: string): boolean
  signOut(why: Exclude<Absence, 'anonymous'>): void
  /** The reader knows why nobody is signed in; it is said no more. */
  settle(): void
}

// One key, so that token and flag change together in every tab. Source: docs/spec/account.md#login-state.

/** The store over `storage`; `tab` reports changes from other tabs. */
export function createSessionStore(storage: SafeStorage, tab: Window): SessionStore {
  const listeners = new Set<() => void>()
  let state = stateOf(storage.read(key), 'anonymous')
  // That it is over is said by one page.
  if (!state.signedIn) storage.remove(key)
  const change = (next: SessionState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }
  const readAgain = () => change(stateOf(storage.read(key), state.signedIn ? 'ended' : state.why))
  tab.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) readAgain()
  })
  // A page restored by the back button has missed the events in between.
  tab.addEventListener('pageshow', (event) => {
    if (event.persisted) readAgain()
  })
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn(token) {
      if (!storage.write(key, sessionOf(token))) return false
      change({ signedIn: true, token })
      return true
    },
    signOut(why) {
      storage.remove(key)
      // Somebody else may use this browser next.
      storage.remove(markKey)
      change({ signedIn: false, why })
    },
    settle() {
      if (!state.signedIn) change({ signedIn: false, why: 'anonymous' })
    },
  }
}

/**
 * A reader is signed in if there are token and flag. A page of the portal that has found the session over lowers the flag.
 * Source: docs/spec/account.md#login-state.
 */
function stateOf(stored: string | null, why: Absence): SessionState {
  const { access_token: token, logged_in: flag } = parsed(stored)
  return flag === true && token && typeof token === 'string'
    ? { signedIn: true, token }
    : { signedIn: false, why: flag === false ? 'ended' : why }
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(`${stored}`))
  } catch {
    return {}
  }
}

import { sessionToken } from '../../session/kept-session.ts'
import { callAs } from './call-as.ts'
import { onceShown } from './once-shown.ts'
import { showAccount } from './session.ts'

/** What is done with the session of this origin. */
export type Follower = {
  /** Called when another session begins or the session ends; without a token nobody is signed in. */
  changed: (token: string | undefined, before: string | undefined) => void
  /** Asks the service; false when it says that the session is over. */
  isRunning: (token: string) => Promise<boolean>
  /** Clears what is kept of a session that the service says is over. */
  forget: (token: string) => unknown
}

/**
 * Follows the session of this origin in all tabs, and asks the service once each time the page is shown, also by the back
 * button, whether it has been ended elsewhere. A page that the one before leads to is not asked for. Returns a function that
 * looks at once, for who has changed it here. Source: docs/spec/account.md#login-state.
 */
export function followSession(page: Document, { changed, isRunning, forget }: Follower): () => void {
  let token: string | undefined
  let asked = readsOn(page)
  const follow = () => {
    const before = token
    token = sessionToken()
    if (token !== before) changed(token, before)
  }
  const ask = async () => {
    follow()
    if (asked || token === undefined || page.visibilityState === 'hidden') return
    asked = true
    const about = token
    if (await isRunning(about)) return
    await forget(about)
    follow()
  }
  const left = () => {
    asked = false
  }
  follow()
  onceShown(ask)
  page.addEventListener('visibilitychange', () => (page.visibilityState === 'hidden' ? left() : ask()))
  addEventListener('pagehide', left)
  addEventListener('pageshow', ({ persisted }) => persisted && ask())
  addEventListener('storage', follow)
  return follow
}

/** By a link of a page that has asked; one that is loaded again, or by the back button, may have been left long ago. */
function readsOn({ referrer }: Document): boolean {
  const [visit]: (PerformanceEntry & { type?: string })[] = performance.getEntriesByType('navigation')
  return visit?.type === 'navigate' && referrer.startsWith(`${location.origin}/`)
}

/** A service that does not answer says nothing about the session. */
export const isRunning = (token: string): Promise<boolean> =>
  callAs(token, '/userinfo').then((status) => status !== 401)

/**
 * Keeps the head true: it follows the session of this origin, and names whom is kept with it. `forget` clears one that is over.
 * Source: docs/spec/account.md#login-state.
 */
export function watchSession(page: Document, forget: Follower['forget']): void {
  followSession(page, {
    changed: (_token, before) => {
      showAccount(page)
      // It says as whom; that is not true any more.
      if (before !== undefined) page.querySelector('[data-signed-on]')?.remove()
    },
    isRunning,
    forget,
  })
  // The reader may have another name or picture.
  addEventListener('storage', () => showAccount(page))
}

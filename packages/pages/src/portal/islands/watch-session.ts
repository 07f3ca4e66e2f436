import { onceShown } from './once-shown.ts'
import { forgetSession, sessionToken, showAccount } from './session.ts'

/**
 * Keeps the head true: it follows the session of this origin in all tabs, and asks the service once each time the page is
 * shown, also by the back button, whether the session has been ended elsewhere. A page that the one before leads to is not
 * asked for. Source: docs/spec/account.md#login-state.
 */
export function watchSession(page: Document): void {
  let token: string | undefined
  let asked = readsOn(page)
  const follow = () => {
    const now = sessionToken()
    if (now !== token) {
      showAccount(page, now !== undefined)
      // It says as whom; that is not true any more.
      if (token !== undefined) page.querySelector('[data-signed-on]')?.remove()
    }
    token = now
  }
  const ask = async () => {
    follow()
    if (asked || token === undefined || page.visibilityState === 'hidden') return
    asked = true
    const about = token
    if (!(await isOver(about))) return
    forgetSession(about)
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
}

/** By a link of a page that has asked; one that is loaded again, or by the back button, may have been left long ago. */
function readsOn({ referrer }: Document): boolean {
  // The cast: the entry of a visit is of this kind.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && referrer.startsWith(`${location.origin}/`)
}

/** A service that does not answer says nothing about the session. */
const isOver = (token: string): Promise<boolean> =>
  fetch('/userinfo', { headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status === 401,
    () => false,
  )

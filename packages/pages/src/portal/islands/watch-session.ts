import { followSession, isRunning } from './follow-session.ts'
import { showAccount } from './session.ts'

/** Keeps the head true: it follows the session of this origin. Source: docs/spec/account.md#login-state. */
export function watchSession(page: Document): void {
  followSession(page, {
    changed: (token, before) => {
      showAccount(page, token !== undefined)
      // It says as whom; that is not true any more.
      if (before !== undefined) page.querySelector('[data-signed-on]')?.remove()
    },
    isRunning,
  })
}

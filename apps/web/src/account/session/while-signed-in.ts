import { accountRouteAt } from '@leserkonto/pages/route-table'
import { takePasswordLogin } from '@leserkonto/pages/session/password-login'
import type { Account } from './account.ts'
import { keepUserData } from './user-data.ts'

/**
 * What runs beside the pages of a reader who is signed in: the cookie is renewed, and after a login with the password the browser
 * makes a passkey. The login itself is left too soon for that. Source: docs/spec/account.md#passkeys.
 */
export function whileSignedIn(account: Account): void {
  keepUserData(account)
  const route = accountRouteAt(location.pathname)
  // The security page tells the browser which passkeys there are: with a list from before it would take the new one away.
  if (!route?.login || route.screen === 'Security' || !takePasswordLogin(account.tab)) return
  // Nobody asked for it, so that nobody hears of its failure.
  import('./passkeys.ts').then(
    ({ createPasskeyByItself }) => createPasskeyByItself(account),
    () => undefined,
  )
}

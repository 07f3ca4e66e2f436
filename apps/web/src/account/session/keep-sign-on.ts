import { type Carried, carriedKey, type Kept, keptKey } from '@leserkonto/pages/session-key'
import { addresses, safeReturnUrl } from '@leserkonto/rules'
import type { Account } from './account.ts'
import { failureOf, logFailure } from './failure.ts'
import { pathsAt } from './paths.ts'

/**
 * Leaves for the page that signs this browser on, which comes back to the target; a target elsewhere is reached from the
 * login page. False if the reader goes on without: the token could not be made or kept, or the page is not at the
 * edition's own origin, from which alone it is taken. Source: docs/spec/contract.md#sign-on.
 */
export async function keepSignOn(account: Account, target: string, state: unknown): Promise<boolean> {
  const { edition, returnTargets } = account.page
  const return_url = pathHere(target)
  if (new URL(edition.ownUrl).origin !== location.origin || !safeReturnUrl(return_url, returnTargets))
    return false
  try {
    const api = await account.api()
    const { token } = await api.session.keepSignOn.mutate({ edition: edition.shortcut })
    const kept: Kept = { token, return_url }
    if (!account.tab.write(keptKey, JSON.stringify(kept))) return false
    const carried: Carried = { address: return_url, state }
    if (state) account.tab.write(carriedKey, JSON.stringify(carried))
    account.browser.open(addresses.signOnKeep)
    return true
  } catch (error) {
    logFailure('session.keepSignOn', failureOf(error))
    return false
  }
}

function pathHere(target: string): string {
  if (target.startsWith('/')) return target
  const { origin, pathname, search, hash } = new URL(target)
  return origin === location.origin ? pathname + search + hash : pathsAt(location.pathname).loginFor(target)
}

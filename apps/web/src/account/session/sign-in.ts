import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import type { Api } from './api-client.ts'
import { confirmLink } from './by-link.ts'
import { onlyOnce } from './call-marks.ts'
import { forgetUserData, signUserData } from './user-data.ts'

/** How taking up a session ended: `cookies` means that the browser keeps neither cookie nor token. */
export type SignIn = 'signedIn' | 'cookies'

/**
 * Takes up a session: the cookie first, then token and flag, so that nobody counts as signed in who could not be.
 * Throws what the calls throw.
 */
export async function signIn(account: Account, token: string): Promise<SignIn> {
  if (!navigator.cookieEnabled) return 'cookies'
  const api = await account.apiWith(token)
  const signing = await signUserData(api, account.page.edition.shortcut)
  if (signing.signed && account.session.signIn(token)) return 'signedIn'
  await api.session.logout.mutate({}).catch(() => undefined)
  forgetUserData()
  return 'cookies'
}

/** Ends the session here and, as far as it can be reached, on the server. Source: docs/spec/account.md#logout. */
export async function signOut(account: Account): Promise<void> {
  const api = await account.api().catch(() => undefined)
  const ended = api && endThere(api, account.page.edition.shortcut)
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, logoutPatienceMs))])
  dropSession(account)
  account.notices.show({ type: 'success', message: sessionTexts.signedOut })
}

/** Whose session it was decides about consent (ad-free.ts), and not every page has loaded that. */
async function endThere(api: Api, edition: string): Promise<void> {
  await api.session.userinfo.query({ edition }, onlyOnce).catch(() => undefined)
  await api.session.logout.mutate({}).catch(() => undefined)
}

/** Takes a session out of the browser that the service has ended already, or is asked to end. */
export function dropSession(account: Account): void {
  forgetUserData()
  confirmLink(account)
  account.session.signOut('left')
}

/** A reader who leaves is not kept waiting by a slow service; the token is gone from the browser either way. */
const logoutPatienceMs = 3_000

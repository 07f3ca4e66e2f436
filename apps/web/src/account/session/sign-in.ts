import type { Announcement } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import { announce, forgetAnnouncement } from './announcement.ts'
import { confirmLink } from './by-link.ts'
import { oweSignOn, takeOwedSignOn } from './owed-sign-on.ts'
import { forgetUserData, signUserData } from './user-data.ts'

/** Result of starting a session: `cookies` means that the browser does not keep the cookie or the token. */
export type SignIn = 'signedIn' | 'cookies'

/**
 * Starts the session of a reader who has just proven who they are; the page that arrives says what was done with it. Throws
 * what the calls throw.
 */
export async function signIn(account: Account, token: string, said?: Announcement): Promise<SignIn> {
  // First, because the page goes on as soon as somebody is signed in.
  oweSignOn(account)
  if (said) announce(said)
  try {
    return await startSession(account, token)
  } finally {
    if (!account.session.get().signedIn) {
      // Who arrives in this tab later, by a link, has proven nothing.
      takeOwedSignOn(account)
      forgetAnnouncement()
    }
  }
}

/**
 * Starts a session: first the cookie, then token and flag, so that nobody counts as signed in without the cookie.
 * Throws what the calls throw.
 */
export async function startSession(account: Account, token: string): Promise<SignIn> {
  if (!navigator.cookieEnabled) return 'cookies'
  const api = await account.apiWith(token)
  const signing = await signUserData(api, account.page.edition.shortcut)
  if (signing.signed && account.session.signIn(token)) return 'signedIn'
  await api.session.logout.mutate({}).catch(() => undefined)
  forgetUserData(account)
  return 'cookies'
}

/** Ends the session here and, if the server answers, there too. Source: docs/spec/account.md#logout. */
export async function signOut(account: Account): Promise<void> {
  const ended = endThere(account).catch(() => undefined)
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, logoutPatienceMs))])
  dropSession(account)
  account.notices.show({ type: 'success', message: sessionTexts.signedOut })
}

async function endThere(account: Account): Promise<void> {
  const api = await account.api()
  await api.session.logout.mutate({})
}

/** Removes the session from this browser; the service has ended it already, or is asked to. */
export function dropSession(account: Account): void {
  forgetUserData(account)
  confirmLink(account)
  account.session.signOut('left')
}

/** How long a reader who signs out waits for a slow service; the token is removed from the browser either way. */
const logoutPatienceMs = 3_000

import { accountRouteAt } from '@leserkonto/pages/route-table'
import { announce, forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { beginSession, type SignIn } from '@leserkonto/pages/session/begin-session'
import { removeCookie } from '@leserkonto/pages/session/cookies'
import { knownCookie } from '@leserkonto/pages/session-key'
import type { Announcement } from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import { forgetSignOn, oweSignOn, takeOwedSignOn } from './sign-on-marks.ts'
import { forgetUserData, signUserData } from './user-data.ts'

export type { SignIn } from '@leserkonto/pages/session/begin-session'

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

/** Starts the session of a token. Throws what the calls throw. */
export async function startSession(account: Account, token: string): Promise<SignIn> {
  const api = await account.apiWith(token)
  const edition = account.page.edition.shortcut
  return beginSession(token, {
    sign: async () => (await signUserData(api, edition)).signed,
    load: () => api.session.userinfo.query({ edition }),
    store: () => account.session.signIn(token),
    end: () => api.session.logout.mutate({}),
    forget: () => forgetUserData(account),
  })
}

/** Ends the session here and, if the server answers, there too. Source: docs/spec/account.md#logout. */
export async function signOut(account: Account): Promise<void> {
  const ended = endThere(account).catch(() => undefined)
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, logoutPatienceMs))])
  // A page behind the login gives way to one that says it.
  const isSaid = accountRouteAt(location.pathname)?.login
  dropSession(account)
  if (!isSaid) account.notices.show({ type: 'success', message: sessionTexts.signedOut })
}

async function endThere(account: Account): Promise<void> {
  const api = await account.api()
  await api.session.logout.mutate({})
}

/** Removes the session from this browser; the service has ended it already, or is asked to. */
export function dropSession(account: Account): void {
  forgetUserData(account)
  // The next person at this browser is a stranger here: no page asks the sign-on for them.
  removeCookie(knownCookie)
  forgetSignOn(account)
  // What was said was for the reader who is gone.
  account.notices.clear()
  account.session.signOut('left')
}

/** How long a reader who signs out waits for a slow service; the token is removed from the browser either way. */
const logoutPatienceMs = 3_000

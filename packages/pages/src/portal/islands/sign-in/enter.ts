import { type Announcement, addresses, isWelcome, placeOf } from '@leserkonto/rules'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { announce } from '../../../session/announcement.ts'
import { beginSession, type SignIn } from '../../../session/begin-session.ts'
import { storeUserData } from '../../../session/user-data-cookie.ts'
import { type Kept, keptKey, sessionKey, sessionOf } from '../../../session-key.ts'
import { endSession } from '../end-session.ts'
import { hostOf } from '../hydrate.tsx'
import { call, load, refusalOf } from './calls.ts'
import { keepPlaceHere, leave } from './place-kept.ts'

/**
 * Starts the session of a reader who has just proven who they are, and loads the page again, by the sign-on, as after any
 * login: it comes from the server for this reader, at the place where they were, and says what was done. Throws what the calls
 * throw. Source: docs/spec/account.md#sheet.
 */
export async function enter(token: string, said: Announcement, top: number): Promise<SignIn> {
  const signedIn = await beginSession(token, {
    sign: async () =>
      storeUserData((await call<{ user_data: string }>('/user/signUserData', {}, token)).user_data),
    load: () => load('/userinfo', token),
    store: () => safeStorage(() => localStorage).write(sessionKey, sessionOf(token)),
    end: () => call('/user/logout', {}, token),
    forget: endSession,
  })
  if (signedIn === 'cookies') return signedIn
  announce(said)
  // A new reader is welcomed at the head of the page.
  keepPlaceHere(isWelcome(said) ? {} : { top })
  if (await bringToSignOn(token)) leave.for(addresses.signOnKeep)
  else leave.again()
  return signedIn
}

/** Leaves a token for the page that signs this browser on; false where the reader goes on without. */
async function bringToSignOn(token: string): Promise<boolean> {
  // The sign-on takes forms of the edition's own origin alone.
  if (hostOf(document) !== location.host) return false
  try {
    const kept: Kept = {
      ...(await call<{ token: string }>('/user/signOnToken', {}, token)),
      return_url: placeOf(location),
    }
    return safeStorage(() => sessionStorage).write(keptKey, JSON.stringify(kept))
  } catch (error) {
    refusalOf(error, 'session.keepSignOn')
    return false
  }
}

import { placeOf, signOnFor } from '@leserkonto/rules'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { askedKey, knownCookie } from '../../../session-key.ts'
import { forgetSession } from '../end-session.ts'
import { keepPlaceHere, leave } from './place-kept.ts'

/**
 * Asks the sign-on for the reader of a page whose session turned out to be over, once in this tab, and comes back to where
 * they are. A page that they have begun to use is left alone: what they do there would be lost.
 * Source: docs/spec/account.md#sign-on.
 */
export function askAgain(): void {
  const tab = safeStorage(() => sessionStorage)
  if (tab.read(askedKey) || !navigator.onLine || navigator.userActivation?.hasBeenActive) return
  const place = placeOf(location)
  // Before leaving: whatever happens on the way, it is not tried again.
  if (tab.write(askedKey, place) && keepPlaceHere({ top: scrollY }))
    leave.for(`${signOnFor(place)}&prompt=none`)
}

/**
 * Clears what is kept of a session that has ended by itself; where the browser is known, the sign-on may know its reader all
 * the same. Source: docs/spec/account.md#login-state.
 */
export function sessionIsOver(token: string): void {
  if (forgetSession(token) && document.cookie.includes(`${knownCookie}=`)) askAgain()
}

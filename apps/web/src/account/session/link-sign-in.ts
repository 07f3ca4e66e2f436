import type { Account } from './account.ts'
import { failureOf, logFailure } from './failure.ts'
import { signIn } from './sign-in.ts'
import { announceOnPortal } from './user-data.ts'

/**
 * Starts the session that the link of a mail has brought, and lets the next page of the portal say so. False if it could
 * not be started: what the link was for is done, and the reader has to sign in.
 */
export async function signInByLink(account: Account, token: string): Promise<boolean> {
  try {
    if ((await signIn(account, token)) !== 'signedIn') return false
    announceOnPortal()
    return true
  } catch (error) {
    logFailure('session.signUserData', failureOf(error))
    return false
  }
}

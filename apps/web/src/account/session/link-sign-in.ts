import type { Announcement } from '@leserkonto/rules'
import type { Account } from './account.ts'
import { failureOf, logFailure } from './failure.ts'
import { signIn } from './sign-in.ts'

/**
 * Starts the session that the link of a mail has brought; the page that arrives says what was done. False if it could not
 * be started: what the link was for is done, and the reader has to sign in.
 */
export async function signInByLink(account: Account, token: string, said: Announcement): Promise<boolean> {
  try {
    return (await signIn(account, token, said)) === 'signedIn'
  } catch (error) {
    logFailure('session.signUserData', failureOf(error))
    return false
  }
}

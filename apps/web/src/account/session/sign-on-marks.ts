import type { Account } from './account.ts'

/** Set after a login in this tab until the browser is signed on, or could not be. */
const owedKey = 'leserkonto.sign_on_owed'

/** Remembers that the reader has just proven who they are, so that the way on leads by the sign-on edition. */
export const oweSignOn = ({ tab }: Account): boolean => tab.write(owedKey, '1')

/** Whether it has to be done; it is tried once. */
export function takeOwedSignOn({ tab, session }: Account): boolean {
  const owed = tab.read(owedKey) !== null
  tab.remove(owedKey)
  return owed && session.get().signedIn
}

/** Set while the reader has not seen whose session it is that this browser's sign-on began, without their typing. */
const doneKey = 'leserkonto.signed_on'

/** Remembers, for this tab, that the sign-on began the session. */
export const rememberSignOn = ({ tab }: Account): boolean => tab.write(doneKey, '1')

/** Whether it did, and the reader has not seen yet as whom. */
export const isSignedOn = ({ tab }: Account): boolean => tab.read(doneKey) !== null

/** The reader has seen whose session it is, or it is over. */
export const forgetSignOn = ({ tab }: Account): void => tab.remove(doneKey)

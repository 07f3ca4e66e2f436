import type { Account } from './account.ts'

/** Set after a login in this tab until the browser is signed on, or could not be. */
const key = 'leserkonto.sign_on_owed'

/** Remembers that the reader has just proven who they are, so that the way on leads by the sign-on edition. */
export const oweSignOn = ({ tab }: Account): boolean => tab.write(key, '1')

/** Whether it has to be done; it is tried once. */
export function takeOwedSignOn({ tab, session }: Account): boolean {
  const owed = tab.read(key) !== null
  tab.remove(key)
  return owed && session.get().signedIn
}

import type { Account } from './account.ts'

/** Set while the reader has not seen whose session it is that began without their typing. */
const key = 'leserkonto.by_link'

/** What began it: a link with a token, or the sign-on of this browser. */
export type Beginning = 'link' | 'signOn'

/** Remembers, for this tab, what began the session. */
export const rememberLink = ({ tab }: Account, by: Beginning): boolean => tab.write(key, by)

/** What began this session, if the reader has not confirmed yet that it is theirs. */
export function cameBy({ tab }: Account): Beginning | undefined {
  const by = tab.read(key)
  return by === 'link' || by === 'signOn' ? by : undefined
}

/** The reader has seen whose session it is, or it is over. */
export const confirmLink = ({ tab }: Account): void => tab.remove(key)

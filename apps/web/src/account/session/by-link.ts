import type { Account } from './account.ts'

/** Set while a session that came by a link has not been confirmed by its reader. */
const key = 'leserkonto.by_link'

/** Remembers, for this tab, that a link brought the session. */
export const rememberLink = ({ tab }: Account): boolean => tab.write(key, '1')

/** Whether this session came by a link and its reader has not said that it is theirs. */
export const cameByLink = ({ tab }: Account): boolean => tab.read(key) !== null

/** The reader has seen whose session it is, or it is over. */
export const confirmLink = ({ tab }: Account): void => tab.remove(key)

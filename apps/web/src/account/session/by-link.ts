import type { Account } from './account.ts'

/** Set while the reader has not confirmed a session that a link started. */
const key = 'leserkonto.by_link'

/** Remembers, for this tab, that a link started the session. */
export const rememberLink = ({ tab }: Account): boolean => tab.write(key, '1')

/** Whether a link started this session and the reader has not confirmed that it is theirs. */
export const cameByLink = ({ tab }: Account): boolean => tab.read(key) !== null

/** The reader has seen whose session it is, or it is over. */
export const confirmLink = ({ tab }: Account): void => tab.remove(key)

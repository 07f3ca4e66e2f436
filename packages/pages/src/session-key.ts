/** Key of localStorage under which the account area keeps its session. Source: docs/spec/account.md#login-state. */
export const sessionKey = 'leserkonto.session'

/**
 * What a page of the portal leaves under it when it finds out that the session is over: no token, and the flag lowered. The
 * next page of the account area takes it away and says so once.
 */
export const sessionOver = '{"logged_in":false}'

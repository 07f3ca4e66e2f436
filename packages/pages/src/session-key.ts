/** Key of localStorage under which the account area keeps its session. Source: docs/spec/account.md#login-state. */
export const sessionKey = 'leserkonto.session'

/** Key of sessionStorage: the reader has asked for another account, so that the login page signs out without asking again. */
export const otherAccountKey = 'leserkonto.other_account'

/** Key of sessionStorage: the article that a stranger wanted to mark, until who has signed in is back at it. */
export const wishKey = 'leserkonto.bookmark'

/** Key of what registration-mark.ts of the account area keeps; it goes with the session. */
export const markKey = 'leserkonto.registration_mark'

/**
 * What a page of the portal leaves under it when it finds out that the session is over: no token, and the flag lowered. The
 * next page of the account area takes it away and says so once.
 */
export const sessionOver = '{"logged_in":false}'

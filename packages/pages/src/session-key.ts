/** Key of localStorage under which the account area keeps its session. Source: docs/spec/account.md#login-state. */
export const sessionKey = 'leserkonto.session'

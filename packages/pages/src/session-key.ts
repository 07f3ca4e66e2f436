/** Key of localStorage under which the account area keeps its session. Source: docs/spec/account.md#login-state. */
export const sessionKey = 'leserkonto.session'

/** Key of sessionStorage: the reader has asked for another account, so that the login page signs out without asking again. */
export const otherAccountKey = 'leserkonto.other_account'

/** Key of sessionStorage: the article that a stranger wanted to mark, until who has signed in is back at it. */
export const wishKey = 'leserkonto.bookmark'

/** Key of what registration-mark.ts of the account area keeps; it goes with the session. */
export const markKey = 'leserkonto.registration_mark'

/**
 * Cookie of the service: a reader was signed in at the host it names, and has not signed out. It outlives the session.
 * Source: docs/spec/account.md#sign-on.
 */
export const knownCookie = 'known'

/**
 * Key of sessionStorage: this tab has asked the sign-on by itself: the address it asked for, until a page finds its reader signed in, and
 * `in` from then on.
 */
export const askedKey = 'leserkonto.asked'

/** What the head of a page says of its reader. `name` and `letters` are empty where the account has no name. */
export type KeptReader = {
  readonly name: string
  readonly letters: string
  readonly picture: string | null
}

/** What is kept of a running session: its access token and the flag, and once they are known, whom the head names. */
export const sessionOf = (token: string, reader?: KeptReader): string =>
  JSON.stringify({ access_token: token, logged_in: true, reader })

/**
 * What a page of the portal leaves under it when it finds out that the session is over: no token, and the flag lowered. The
 * next page of the account area takes it away and says so once.
 */
export const sessionOver = '{"logged_in":false}'

/**
 * Key of sessionStorage: what the history entry of an address holds, such as an invitation or what was typed, over a way that
 * leaves the page. `Carried` as JSON.
 */
export const carriedKey = 'leserkonto.carried'

/** The address that it is meant for, and the state of its entry. */
export type Carried = { readonly address: string; readonly state: unknown }

/** Key in the tab's storage of what the page of a sign-on brings to the sign-on edition: `Kept` as JSON. */
export const keptKey = 'leserkonto.kept'

/** A token of `session.keepSignOn`, and the path of this edition to which the reader goes on. */
export type Kept = { readonly token: string; readonly return_url: string }

/** Key of sessionStorage: where a reader is on a page that is loaded again to sign in. */
export const returnKey = 'leserkonto.return'

/** Ways in that a share of the devices has: the sheet at the wall, and passkeys that browsers make by themselves. */
export type Way = 'sheet' | 'passkey'

/** How many of a hundred devices have each. */
export type WayShares = Readonly<Record<Way, number>>

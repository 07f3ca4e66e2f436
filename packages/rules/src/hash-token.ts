import { subjectOf } from './token-claims.ts'

/** A token that arrived in the URL hash: an access token, or the one-time token of the sign-on edition. */
export type HashToken = { readonly kind: 'access_token' | 'tokenSSO'; readonly token: string }

/** The token in a URL hash, with or without its leading `#`. Source: seed account §4 "Login state". */
export function hashToken(hash: string): HashToken | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  for (const kind of ['access_token', 'tokenSSO'] as const) {
    const token = fields.get(kind)
    if (token) return { kind, token }
  }
  return undefined
}

/**
 * What to do with an arriving token beside the running session's own: `drop` it when it is that one, `try` it
 * when nobody is signed in or it names the same reader, and `ask` first otherwise, since a link could sign a
 * reader into a stranger's account. A one-time token names nobody before it is redeemed, so it is asked for too.
 * Source: contract.md §2 "Hash token".
 */
export function hashTokenStep(arriving: HashToken, running: string | undefined): 'drop' | 'try' | 'ask' {
  if (running === undefined) return 'try'
  if (arriving.token === running) return 'drop'
  const subject = subjectOf(arriving.token)
  return subject !== undefined && subject === subjectOf(running) ? 'try' : 'ask'
}

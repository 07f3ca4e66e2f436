/** A token that arrived in the URL hash: an access token, or the one-time token of the sign-on edition. */
export type HashToken = { readonly kind: 'access_token' | 'tokenSSO'; readonly token: string }

/** The token in a URL hash, with or without its leading `#`. Source: docs/spec/account.md#arriving-token. */
export function hashToken(hash: string): HashToken | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  for (const kind of ['access_token', 'tokenSSO'] as const) {
    const token = fields.get(kind)
    if (token) return { kind, token }
  }
  return undefined
}

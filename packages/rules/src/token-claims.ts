/**
 * The claims of a compact JWT, unchecked. Good for deciding what to ask or when to renew, never for trusting: the
 * service checks the signature. Undefined for anything that is no such token.
 */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> | undefined {
  const [, payload, signature, ...more] = token.split('.')
  if (!payload || !signature || more.length > 0) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a userData cookie is of a reader after whom consent to measuring is asked for again. Unchecked, see `tokenClaims`, of
 * which the news pages' script has no room for more.
 */
export function resetsConsent(userData: string): boolean {
  try {
    const payload = userData.split('.')[1] ?? ''
    return atob(payload.replace(/-/g, '+').replace(/_/g, '/')).includes('"resets_consent":true')
  } catch {
    return false
  }
}

/** Whose token it claims to be. Unchecked, see `tokenClaims`. */
export function subjectOf(token: string): string | undefined {
  const sub = tokenClaims(token)?.sub
  return typeof sub === 'string' ? sub : undefined
}

/**
 * When a userData cookie wants to be renewed, in Unix seconds, if it names the session of an access token and, where that is
 * known, the edition; undefined for any other. Unchecked, see `tokenClaims`.
 */
export function renewOf(cookie: string, token: string, edition?: string): number | undefined {
  const { sub, sid, aud, renew } = tokenClaims(cookie) ?? {}
  const session = tokenClaims(token)
  const isOwn = sub !== undefined && sub === session?.sub && sid === session.sid
  return isOwn && (edition ?? aud) === aud && typeof renew === 'number' ? renew : undefined
}

/** What a reader is asked before an arrived token is used: whether to sign in, or to leave the account they are in. */
export type ArrivalQuestion = 'signIn' | 'switch'

/**
 * The question before an arrived token is used, since a link could sign a reader into a stranger's account, where they leave
 * their own data; undefined for one this browser has asked for, and for the reader who is signed in. `arrived` is what the
 * service answered for the token, `running` the token of the session. Source: docs/spec/account.md#arriving-token.
 */
export function arrivalQuestion(
  arrived: { sub: string; signOn: boolean },
  running: string | undefined,
): ArrivalQuestion | undefined {
  if (running !== undefined) return subjectOf(running) === arrived.sub ? undefined : 'switch'
  return arrived.signOn ? undefined : 'signIn'
}

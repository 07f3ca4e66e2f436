import type { JWTPayload } from 'jose'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { importJWK } from 'jose/key/import'
import { LRUCache } from 'lru-cache'
import type { KeyRing } from './key-ring.ts'

/** What a token is for; a verifier accepts exactly its own. Source: RFC 8725 §3.11. */
export type TokenType = 'at+jwt' | 'userdata+jwt'

type WantedToken = {
  type: TokenType
  audience: string
  now: Date
  /** Takes one whose time is over as well: for those who ask only which session it names. @default false */
  evenExpired?: boolean
}

/** Signs and verifies the service's JWTs with Ed25519 and nothing else. */
export type SigningKeys = {
  sign: (
    claims: JWTPayload,
    kind: { type: TokenType; audience: string; now: Date; expiresAt: Date },
  ) => Promise<string>
  /** The claims of a token that is genuine, current and of this kind; undefined for anything else. */
  verify: (token: string, kind: WantedToken) => Promise<JWTPayload | undefined>
  /** Public half of all keys, for `/.well-known/jwks.json`. */
  jwks: { keys: readonly Record<string, string>[] }
}

const algorithm = 'EdDSA'
const maxTokenChars = 4_096
const rememberedTokens = 10_000

/** Keys of one ring; `issuer` is in every token. */
export async function createSigningKeys(ring: KeyRing, issuer: string): Promise<SigningKeys> {
  const shown = [...ring.signing, ...(ring.next ? [ring.next.signing] : [])]
  const keys = await Promise.all(
    shown.map(async ({ kty, crv, x, d, kid }) => ({
      kid,
      jwk: { kty, crv, x, kid, alg: algorithm, use: 'sig' },
      signer: await importJWK({ kty, crv, x, d }, algorithm),
      verifier: await importJWK({ kty, crv, x }, algorithm),
    })),
  )
  const verifiers = new Map(keys.map((key) => [key.kid, key.verifier]))
  const current = keys[0]
  if (!current) throw new Error('no signing key')
  return {
    jwks: { keys: keys.map((key) => key.jwk) },
    sign: (claims, { type, audience, now, expiresAt }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: type, kid: current.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(current.signer),
    verify: remembering(async (token, { type, audience, now, evenExpired = false }) => {
      const { payload } = await jwtVerify(
        token,
        // Only keys of our own set, by kid: jku, x5u and jwk headers are never looked at.
        ({ kid }) => verifiers.get(kid ?? '') ?? Promise.reject(new Error('unknown kid')),
        {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          currentDate: now,
          ...(evenExpired && { clockTolerance: Number.MAX_SAFE_INTEGER }),
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        },
      )
      return payload
    }),
  }
}

type Verify = SigningKeys['verify']

/** A signature is checked once per token and process: no read waits for it again until the token expires. */
function remembering(verify: (...args: Parameters<Verify>) => Promise<JWTPayload>): Verify {
  const known = new LRUCache<string, { payload: JWTPayload; type: TokenType }>({ max: rememberedTokens })
  return async (token, kind) => {
    if (token.length > maxTokenChars) return undefined
    const remembered = known.get(token)
    // What it is for is part of what is signed: the same token can never be of another kind.
    if (remembered) return isOfKind(remembered, kind) ? remembered.payload : undefined
    try {
      const payload = await verify(token, kind)
      known.set(token, { payload, type: kind.type })
      return payload
    } catch {
      return undefined
    }
  }
}

const isOfKind = (
  { payload, type }: { payload: JWTPayload; type: TokenType },
  { now, evenExpired, ...wanted }: WantedToken,
) =>
  type === wanted.type &&
  payload.aud === wanted.audience &&
  (evenExpired || (payload.exp ?? 0) * 1000 > now.getTime())

import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { createLocalJWKSet, jwtVerify } from 'jose'

// The package brings no types.
type Keys = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }
const ece: { decrypt: (body: Buffer, keys: Keys) => Buffer } = createRequire(import.meta.url)('http_ece')

/** What a browser holds of a subscription. */
export type BrowserKeys = { privateKey: ECDH; p256dh: string; auth: string }

/** New keys, as a browser makes them. Source: RFC 8291 §2. */
export function newBrowserKeys(): BrowserKeys {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys().toString('base64url')
  return { privateKey, p256dh, auth: randomBytes(16).toString('base64url') }
}

/** The text of a message; throws when it was not encrypted for these keys. Source: RFC 8188, RFC 8291. */
export const decrypted = (body: Buffer, { privateKey, auth }: BrowserKeys): string =>
  ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8')

/**
 * The key of who sends, as base64url; throws when the header is not a `vapid` one for this push service, or valid for more
 * than a day. Source: RFC 8292 §2, §3.
 */
export async function senderOf(authorization: string, origin: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) =>
    part.toString('base64url'),
  )
  const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] })
  const { payload } = await jwtVerify(token, keys, { audience: origin, algorithms: ['ES256'] })
  const leftS = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1_000
  if (leftS > 24 * 3_600) throw new Error('valid for more than a day')
  if (!/^(https?:\/\/|mailto:)/.test(payload.sub ?? '')) throw new Error('nobody to ask')
  return key
}

import { LRUCache } from 'lru-cache'
import { createClock } from '../clock.ts'
import type { PushKey } from './push-key.ts'

/** Half of what push services allow, so that their clock may differ from ours. Source: RFC 8292 §2. */
const lifetimeS = 12 * 3_600
const renewedMs = 6 * 3_600_000

// Not the service's, which tests move: push services follow the world's.
const clock = createClock()

/** How push services know who sends: one signed token for each of them. Source: RFC 8292. */
export type Vapid = { publicKey: string; tokenFor: (origin: string) => Promise<string> }

/** `contact`: an https: or mailto: address. */
export async function createVapid(key: PushKey, contact: string): Promise<Vapid> {
  const { importJWK, SignJWT } = await import('jose')
  const signing = await importJWK(key, 'ES256')
  // Bounded: anybody can name an address.
  const tokens = new LRUCache<string, Promise<string>>({ max: 500, ttl: renewedMs })
  const signed = (origin: string) =>
    new SignJWT({ aud: origin, sub: contact })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setExpirationTime(new Date(clock.now().getTime() + lifetimeS * 1_000))
      .sign(signing)
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(key.x, 'base64url'),
    Buffer.from(key.y, 'base64url'),
  ])
  return {
    publicKey: point.toString('base64url'),
    tokenFor: (origin) => {
      const known = tokens.get(origin)
      if (known) return known
      const token = signed(origin)
      tokens.set(origin, token)
      return token
    },
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** Keyed hashes and sealed text under keys derived from the ring's root secret. */
export type Secrets = {
  /** HMAC-SHA-256 as base64url; `purpose` separates uses, so that a value of one never fits another. */
  mac: (purpose: 'address' | 'limit' | 'unsubscribe', text: string) => string
  /** Whether a mac is the one of this text, in constant time. */
  isMac: (purpose: 'unsubscribe', text: string, mac: string) => boolean
  /** AES-256-GCM: what waits in the outbox is unreadable in a database dump. */
  seal: (text: string) => string
  /** The sealed text; throws when it was altered or sealed with another key. */
  open: (sealed: string) => string
}

/** Secrets of one ring. */
export function createSecrets(ring: KeyRing): Secrets {
  const root = Buffer.from(ring.secret, 'base64url')
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', root, '', `leserkonto ${label}`, 32))
  const macKeys = { address: derive('address'), limit: derive('limit'), unsubscribe: derive('unsubscribe') }
  const sealKey = derive('seal')
  const mac: Secrets['mac'] = (purpose, text) =>
    createHmac('sha256', macKeys[purpose]).update(text).digest('base64url')
  return {
    mac,
    isMac: (purpose, text, given) => equalSecrets(mac(purpose, text), given),
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** Whether two secrets are equal, in time that does not depend on where they differ. */
export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

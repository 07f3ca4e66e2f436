import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/**
 * What a keyed hash is for. `subject`: who a reader is for a partner; `userCode`: what is stored of a code typed for a
 * device; `cookie`: the key of the provider's cookies; `successor`: the refresh token that follows another;
 * `gift`: what the link to a given article ends with; `import`: the id of a row that another house brought; `desk`: what
 * proves that a form was sent from a page of the desk.
 */
type MacPurpose =
  | 'address'
  | 'limit'
  | 'unsubscribe'
  | 'login_code'
  | 'passkey_challenge'
  | 'passkey_user'
  | 'subject'
  | 'userCode'
  | 'cookie'
  | 'successor'
  | 'gift'
  | 'desk'
  | 'import'

/** Keyed hashes and sealed text under keys derived from the ring's root secret. */
export type Secrets = {
  /** HMAC-SHA-256 as base64url; `purpose` separates uses, so that a value of one never fits another. */
  mac: (purpose: MacPurpose, text: string) => string
  /** Whether a mac is the one of this text, in constant time. */
  isMac: (purpose: 'unsubscribe' | 'passkey_challenge' | 'desk', text: string, mac: string) => boolean
  /** AES-256-GCM: what waits in the outbox is unreadable in a database dump. */
  seal: (text: string) => string
  /** The sealed text; throws when it was altered or sealed with another key. */
  open: (sealed: string) => string
}

/** Secrets of one ring. */
export function createSecrets(ring: KeyRing): Secrets {
  const root = Buffer.from(ring.secret, 'base64url')
  // As key objects: Node takes longer to look at bytes than to compute with them.
  const derive = (label: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', root, '', `leserkonto ${label}`, 32)))
  const macKeys: Record<MacPurpose, KeyObject> = {
    address: derive('address'),
    limit: derive('limit'),
    unsubscribe: derive('unsubscribe'),
    login_code: derive('login_code'),
    passkey_challenge: derive('passkey_challenge'),
    passkey_user: derive('passkey_user'),
    subject: derive('partner subject'),
    userCode: derive('partner user code'),
    cookie: derive('partner cookie'),
    successor: derive('partner successor'),
    gift: derive('gift'),
    desk: derive('desk'),
    import: derive('import'),
  }
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

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { attestedBy } from './attestation.ts'

/** How an answer differs from that of an honest browser and key. */
export type Distortion = Partial<{
  origin: string
  rpId: string
  type: string
  challenge: string
  crossOrigin: boolean
  /** Whether somebody was there, and whether they were verified (WebAuthn level 3, §6.1). */
  isPresent: boolean
  isVerified: boolean
  counter: number
  /** Whether it may be copied, and is, by its flags. */
  mayBeCopied: boolean
  userHandle: string | undefined
  isBogus: boolean
  /** Kind of attestation, with the certificate of a maker. */
  format: 'packed' | 'fido-u2f'
  algorithm: number
}>

type Creation = { challenge: string; rp: { id: string }; user: { id: string } }
type Request = { challenge: string; rpId: string }

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: Uint8Array | string) => createHash('sha256').update(text).digest()

/**
 * An authenticator with one ES256 key, and the browser around it: what the API gets from a reader's device. `counts` is
 * whether its counter rises with each signature, as those of security keys do; they cannot be copied, as others can.
 */
export function newAuthenticator(
  origin = 'http://sso.localhost:3000',
  { counts = false, copied = !counts }: { counts?: boolean; copied?: boolean } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let userHandle = ''
  let counter = 0
  const next = () => (counts ? ++counter : 0)

  const clientData = (type: string, challenge: string, as: Distortion) =>
    base64url(
      JSON.stringify({
        type: as.type ?? type,
        challenge: as.challenge ?? challenge,
        origin: as.origin ?? origin,
        crossOrigin: as.crossOrigin ?? false,
      }),
    )

  function authenticatorData(rpId: string, as: Distortion, attested: Uint8Array = new Uint8Array()) {
    // UP, UV, BE and BS, AT
    const { isPresent = true, isVerified = true, mayBeCopied = copied } = as
    const flags =
      (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (mayBeCopied ? 24 : 0) | (attested.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(as.counter ?? next())
    return Buffer.concat([sha256(as.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }

  return {
    credential: base64url(id),
    /** Body of POST /user/passkeys. */
    create(options: Creation, as: Distortion = {}) {
      userHandle = options.user.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, as.algorithm ?? -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const authData = authenticatorData(options.rp.id, as, attested)
      const client_data = clientData('webauthn.create', options.challenge, as)
      const made = {
        authData,
        rpIdHash: authData.subarray(0, 32),
        clientDataHash: sha256(Buffer.from(client_data, 'base64url')),
        id,
        x: Buffer.from(x, 'base64url'),
        y: Buffer.from(y, 'base64url'),
      }
      const object = new Map<string, unknown>([
        ['fmt', as.format ?? 'none'],
        ['attStmt', as.format ? attestedBy(as.format, made) : new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        client_data,
        attestation: base64url(isoCBOR.encode(object as never)),
        transports: ['internal'],
      }
    },
    /** Body of POST /user/passkey-login. */
    sign(options: Request, as: Distortion = {}) {
      const client_data = clientData('webauthn.get', options.challenge, as)
      const data = authenticatorData(options.rpId, as)
      const signed = Buffer.concat([data, sha256(Buffer.from(client_data, 'base64url'))])
      const signature = createSign('sha256').update(signed).sign(privateKey)
      // Another byte of the number, so that the signature keeps its form.
      if (as.isBogus) signature[10] = (signature[10] ?? 0) ^ 1
      return {
        credential: base64url(id),
        client_data,
        authenticator_data: base64url(data),
        signature: base64url(signature),
        user_handle: as.userHandle ?? (userHandle || undefined),
      }
    },
  }
}

/** An authenticator of a test. */
export type Authenticator = ReturnType<typeof newAuthenticator>

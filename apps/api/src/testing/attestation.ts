import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** What an authenticator says about itself when it makes a key. */
export type Statement = Map<string, unknown>

type Made = { authData: Buffer; rpIdHash: Buffer; clientDataHash: Buffer; id: Buffer; x: Buffer; y: Buffer }

/**
 * A statement by a maker's key, with the maker's certificate: in itself right, so that nothing but our refusal of
 * certificates stands against it (WebAuthn level 3, §8.2, §8.6).
 */
export function attestedBy(format: 'packed' | 'fido-u2f', made: Made): Statement {
  const maker = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { authData, rpIdHash, clientDataHash, id, x, y } = made
  const signed =
    format === 'packed'
      ? [authData, clientDataHash]
      : [Buffer.from([0]), rpIdHash, clientDataHash, id, Buffer.from([4]), x, y]
  const bytes = (value: Buffer) => new Uint8Array(value)
  return new Map<string, unknown>([
    ...(format === 'packed' ? [['alg', -7] as const] : []),
    ['sig', bytes(createSign('sha256').update(Buffer.concat(signed)).sign(maker.privateKey))],
    ['x5c', [bytes(certificateOf(maker))]],
  ])
}

/** DER (X.690): tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (text: string) => der(0x17, Buffer.from(text))
const number = (value: number) => der(0x02, Buffer.from([value]))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
/** Country, organisation, unit, name: as §8.2.1 wants them. */
const subject = sequence(
  ...(
    [
      ['550406', 'DE'],
      ['55040a', 'Test'],
      ['55040b', 'Authenticator Attestation'],
      ['550403', 'Test'],
    ] as const
  ).map(([type, text]) => der(0x31, sequence(identifier(type), der(0x0c, Buffer.from(text))))),
)

/** An X.509 certificate of version 3 that its key has signed itself (RFC 5280, §4.1). */
function certificateOf({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }): Buffer {
  const body = sequence(
    der(0xa0, number(2)),
    number(1),
    ecdsaWithSha256,
    subject,
    sequence(time('250101000000Z'), time('491231235959Z')),
    subject,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  return sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
}

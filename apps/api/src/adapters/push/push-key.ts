import { z } from 'zod'

/** What push services know this service by: a pair of P-256. Source: RFC 8292 §3.2. */
export const PushJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
/** The key of push services. */
export type PushKey = z.output<typeof PushJwk>

/** A new pair. */
export async function newPushKey(): Promise<PushKey> {
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return PushJwk.parse(await exportJWK(privateKey))
}

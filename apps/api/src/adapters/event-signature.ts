import { createHmac } from 'node:crypto'
import { equalSecrets } from './secrets.ts'

const toleranceS = 5 * 60

/** What is wrong with a signature: there is none of its form, no key has made it for these bytes, or its time is not now. */
export type SignatureFault = 'SIGNATURE_MISSING' | 'SIGNATURE_WRONG' | 'SIGNATURE_OUTDATED'

/**
 * What is wrong with the signature of a body, which one of the keys must have made less than five minutes away from now:
 * `t=<s>,v1=<hex>`, an HMAC-SHA256 over `<t>.<raw body>`. Source: docs/spec/publisher.md#event-signature.
 */
export function signatureFault(
  { header, rawBody }: { header: string; rawBody: string },
  secrets: readonly string[],
  now: Date,
): SignatureFault | undefined {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!t || !v1) return 'SIGNATURE_MISSING'
  // All keys are tried, so that the time taken does not tell which one fitted.
  const fits = secrets.map((secret) =>
    equalSecrets(createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex'), v1),
  )
  // Only who has the key learns what our clock thinks of theirs.
  if (!fits.includes(true)) return 'SIGNATURE_WRONG'
  return Math.abs(now.getTime() / 1000 - Number(t)) > toleranceS ? 'SIGNATURE_OUTDATED' : undefined
}

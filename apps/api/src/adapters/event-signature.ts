import { createHmac } from 'node:crypto'
import { equalSecrets } from './secrets.ts'

const toleranceS = 5 * 60

/**
 * Whether a body was signed with one of the keys less than five minutes away from now: `t=<s>,v1=<hex>`, an
 * HMAC-SHA256 over `<t>.<raw body>`. Source: docs/spec/publisher.md#event-signature.
 */
export function isSigned(
  { header, rawBody }: { header: string; rawBody: string },
  secrets: readonly string[],
  now: Date,
): boolean {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!t || !v1 || Math.abs(now.getTime() / 1000 - Number(t)) > toleranceS) return false
  // All keys are tried, so that the time taken does not tell which one fitted.
  const fits = secrets.map((secret) =>
    equalSecrets(createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex'), v1),
  )
  return fits.includes(true)
}

import { createHmac } from 'node:crypto'

/** X-Signature: HMAC-SHA256 over `<t>.<raw body>`, t in seconds, so that a body cannot be sent again later. */
export const signatureOf = (rawBody: string, secret: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${rawBody}`).digest('hex')}`

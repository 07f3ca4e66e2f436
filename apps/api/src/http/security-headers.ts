import type { Config } from '../config.ts'

const yearS = 365 * 24 * 60 * 60

/**
 * Headers of every answer; pages and /docs put their own content policy over the strictest one.
 * Source: docs/spec/security.md#response-headers.
 */
export const securityHeaders = (requestId: string, { development }: Config): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ...(!development && { 'strict-transport-security': `max-age=${yearS}; includeSubDomains` }),
})

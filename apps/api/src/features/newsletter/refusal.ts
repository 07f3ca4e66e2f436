import { Problem } from '@leserkonto/contracts'

/**
 * What was wrong, for callers that are programs; readers see one text.
 * Source: docs/spec/contract.md#newsletter-failures.
 */
export type RefusalReason = 'token' | 'right' | 'list'

/** The one newsletter error with the status of its reason. */
export const refusal = (status: 401 | 403 | 404 | 410, reason: RefusalReason): Problem =>
  new Problem('NEWSLETTER_ERROR', { status, details: { reason } })

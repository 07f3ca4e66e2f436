import { Problem } from '@leserkonto/contracts'

/**
 * What was wrong, for programs that call; readers see the same text for all.
 * Source: docs/spec/contract.md#newsletter-failures.
 */
export type RefusalReason = 'token' | 'right' | 'list'

/** The newsletter error with the status of its reason. */
export const refusal = (status: 401 | 403 | 404 | 410, reason: RefusalReason): Problem =>
  new Problem('NEWSLETTER_ERROR', { status, details: { reason } })

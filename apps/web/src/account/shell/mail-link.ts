import { mailId, mailToken } from '@leserkonto/rules'
import { textOf } from './history-state.ts'

// What the link of a mail carries, as it was sent and not as it arrived. Apart from other texts in the history entry, since
// the login page reads those and has no room for more. Source: docs/spec/contract.md#touched-links.

/** The token; undefined without one, and where it arrived incomplete or changed. */
export const linkTokenIn = (state: unknown, name: 'token' | 't' = 'token'): string | undefined =>
  mailToken(textOf(state, name) ?? '')

/** Whether there was one, in whatever form: also one of which nothing is left. */
export const hasLinkToken = (state: unknown, name: 'token' | 't' = 'token'): boolean =>
  typeof state === 'object' && state !== null && Object.hasOwn(state, name)

/** The newsletter user that a link names. */
export const linkIdIn = (query: URLSearchParams): string | undefined => mailId(query.get('id') ?? '')

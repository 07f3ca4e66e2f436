import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'

/** Where a portal's server says who it is; beside it `Authorization` has the reader's token. */
const header = 'x-portal-credential'

/** Whether a request claims to be a portal's server. */
export const claimsPortal = ({ headers }: FastifyRequest): boolean => headers[header] !== undefined

/**
 * The portal whose server sends a request; undefined for a wrong credential, and for a right one in a browser, where it is
 * no secret. Source: docs/spec/contract.md#portals.
 */
export function portalOf(
  { portals }: Pick<Deps, 'portals'>,
  { headers }: FastifyRequest,
): string | undefined {
  // Browsers send at least one of them with every call of a script.
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return isBrowser ? undefined : portals.proven(String(headers[header]))
}

import { Problem } from '@leserkonto/contracts'
import type { TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'

const codes: Readonly<Record<number, TRPC_ERROR_CODE_KEY>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
}

/** tRPC's own name for a status; callers read the problem's `status` and `code`, which are exact. */
export const trpcCode = (status: number): TRPC_ERROR_CODE_KEY => codes[status] ?? 'INTERNAL_SERVER_ERROR'

/** What tRPC refuses by itself, before any call begins, as the problem of the REST channel. */
export function refusalOf(error: TRPCError): Problem {
  if (error.code === 'NOT_FOUND') return new Problem('NOT_FOUND')
  if (error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR') return new Problem('MALFORMED_REQUEST')
  return new Problem('GENERIC', { cause: error })
}

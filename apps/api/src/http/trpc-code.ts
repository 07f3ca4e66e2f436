import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'

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

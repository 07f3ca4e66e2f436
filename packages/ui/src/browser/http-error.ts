/** Why a call failed: an answer that is no success, no answer in time, or no connection. */
export type HttpErrorCode = 'STATUS' | 'TIMEOUT' | 'NETWORK'

/** A failed call. `status` and `data` are those of the answer, where there was one. */
export type HttpError = Error & {
  readonly code: HttpErrorCode
  readonly status?: number | undefined
  /** What the service said, usually problem details; to be checked before use. */
  readonly data?: unknown
}

/** The error of a failed call. Addresses and bodies stay out of its message: they may be personal. */
export const httpError = (
  code: HttpErrorCode,
  message: string,
  { status, data, cause }: { status?: number; data?: unknown; cause?: unknown },
): HttpError => Object.assign(new Error(message, { cause }), { code, status, data })

/** What a call without an answer rejects with: the caller's own reason, a time-out, or a lost connection. */
export function failureWithoutAnswer(cause: unknown, callersSignal: AbortSignal | undefined): unknown {
  if (callersSignal?.aborted) return callersSignal.reason
  // By name: the browser's own error may come from another realm than this script.
  const isTimeout =
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError'
  return isTimeout
    ? httpError('TIMEOUT', 'no answer in time', { cause })
    : httpError('NETWORK', 'no connection', { cause })
}

import type { FieldError, ProblemJson } from '@leserkonto/contracts'
import { type ErrorCode, errorTexts } from '@leserkonto/texts'

/** A call that went wrong, as a page shows it. */
export type Failure = {
  readonly code: ErrorCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** German, without links. */
  readonly detail: string
  /** Leads to the log; absent when no answer came. */
  readonly requestId?: string
  /** Wrong fields, empty when the failure is about none. */
  readonly fields: readonly FieldError[]
  /** What the service adds for programs, such as the addresses that it refused. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * The service's own refusal out of what the client threw. Anything else means that no usable answer came, and then
 * `technical` is the text of this call.
 */
export function failureOf(error: unknown, technical: ErrorCode = 'GENERIC'): Failure {
  const problem = problemIn(error)
  if (!problem) return { code: technical, status: 0, detail: errorTexts[technical], fields: [] }
  const { code, status, detail, request_id: requestId, field_errors: fields = [], details } = problem
  return { code, status, detail, requestId, fields, ...(details && { details }) }
}

/** Worth another try: no answer, or one that says the service itself is in trouble. */
export const isPassing = ({ status }: Pick<Failure, 'status'>): boolean => status === 0 || status >= 500

/**
 * Writes what a reader was shown to the console: never an address, a token or what was typed.
 * Source: docs/spec/account.md#console-log.
 */
export function logFailure(operation: string, { code, requestId }: Failure): void {
  console.error(`${code} ${operation} ${requestId ?? 'no answer'}`)
}

function problemIn(error: unknown): ProblemJson | undefined {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined
  const problem: unknown =
    typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined
  // The shape is the service's own contract (RFC 9457); only its presence needs a look.
  return typeof problem === 'object' && problem !== null && 'code' in problem
    ? (problem as ProblemJson)
    : undefined
}

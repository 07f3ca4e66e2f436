import type { FieldError, ProblemJson } from '@leserkonto/contracts'
import { type ErrorCode, noAnswerTexts, type PageErrorCode, pageErrorTexts } from '@leserkonto/texts'
import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'

type Silence = keyof typeof noAnswerTexts

/** A call that went wrong, as a page shows it. */
export type Failure = {
  readonly code: ErrorCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** German, without links. */
  readonly detail: string
  /** Finds the request in the log; absent if no answer came. */
  readonly requestId?: string
  /** Why no answer came, as far as it is known. */
  readonly silence?: Silence
  /** Wrong fields; empty if the failure is not about fields. */
  readonly fields: readonly FieldError[]
  /** Data for programs, such as the addresses that the service refused. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * The service's refusal from an error that the client threw. Any other error means that there was no usable answer; then
 * `technical` is the code, whose text is shown unless it is known why none came.
 */
export function failureOf(error: unknown, technical: PageErrorCode = 'GENERIC'): Failure {
  const problem = problemIn(error)
  if (!problem) {
    const silence = silenceIn(error)
    const detail = silence ? noAnswerTexts[silence] : pageErrorTexts[technical]
    return { code: technical, status: 0, detail, fields: [], ...(silence && { silence }) }
  }
  const { code, status, detail, request_id: requestId, field_errors: fields = [], details } = problem
  return { code, status, detail, requestId, fields, ...(details && { details }) }
}

/** Why a call has got no answer, as far as the browser can tell: its patience is over, or there is no connection. */
export const silenceOf = (patience: AbortSignal): DOMException | undefined => {
  if (patience.aborted) return patience.reason
  return navigator.onLine ? undefined : new DOMException('No connection', 'NetworkError')
}

/** What code that a press needs resolves to; rejects with a `TimeoutError` where it does not come in time. */
export function inTime<Part>(coming: Promise<Part>): Promise<Part> {
  const patience = AbortSignal.timeout(callPatienceMs)
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason))
  })
  return Promise.race([coming, late])
}

function silenceIn(error: unknown): Silence | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  // By name: the browser's own error may come from another realm than this script.
  const name = typeof cause === 'object' && cause !== null && 'name' in cause && cause.name
  if (name === 'TimeoutError') return 'silent'
  return name === 'NetworkError' || (error && !navigator.onLine) ? 'offline' : undefined
}

/** Whether another try makes sense: there was no answer, or the service reported an error of its own. */
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
  // The service guarantees the shape (RFC 9457); only its presence has to be checked.
  return typeof problem === 'object' && problem !== null && 'code' in problem
    ? (problem as ProblemJson)
    : undefined
}

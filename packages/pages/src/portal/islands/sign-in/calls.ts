import { noAnswerTexts, pageErrorTexts } from '@leserkonto/texts'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { createHttpClient, type HttpError } from '@leserkonto/ui/browser/http-client'
import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'

/** Answer to a call of the service, as a stranger or with a token. Throws what `refusalOf` reads. */
export async function call<Answer>(path: `/${string}`, body: object, token?: string): Promise<Answer> {
  const client = createHttpClient({ timeoutMs: callPatienceMs, token: () => token })
  const { data } = await client.post(path, { body })
  // The contract guarantees the shape of an answer that is none of its problems.
  return data as Answer
}

/** What the service says at an address, as the reader of a token. Throws as `call` does. */
export async function load<Answer>(path: `/${string}`, token: string): Promise<Answer> {
  const client = createHttpClient({ timeoutMs: callPatienceMs, token: () => token })
  return (await client.get(path)).data as Answer
}

/** A call that went wrong, as the sheet says it. */
export type Refusal = {
  /** Undefined when no answer came. */
  readonly code?: string | undefined
  /** German. */
  readonly text: string
  /** The text is about what was typed. */
  readonly isTyped?: boolean
  /** Until when the service wants to be left alone, by the reader's clock. */
  readonly untilMs?: number
}

type Problem = {
  readonly code?: string
  readonly detail?: string
  readonly request_id?: string
  readonly field_errors?: readonly { readonly message: string }[]
  readonly details?: { readonly retry_after_s?: number }
}

/** What a reader is told of a call that threw; it is written to the console. Source: docs/spec/account.md#console-log. */
export function refusalOf(error: unknown, operation: string): Refusal {
  const { code: kind, data } = Object(error) as Partial<HttpError>
  const problem = Object(data) as Problem
  const { code, detail, request_id } = problem
  console.error(`${code ?? kind ?? error} ${operation} ${request_id ?? 'no answer'}`)
  const typed = problem.field_errors?.[0]?.message
  if (code !== undefined && detail !== undefined)
    return {
      code,
      text: typed ?? detail,
      isTyped: typed !== undefined,
      untilMs: nowMs() + (problem.details?.retry_after_s ?? 0) * 1_000,
    }
  if (kind === 'TIMEOUT') return { text: noAnswerTexts.silent }
  return { text: navigator.onLine ? pageErrorTexts.AUTH_TECHNICAL : noAnswerTexts.offline }
}

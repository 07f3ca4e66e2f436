import { performance } from 'node:perf_hooks'
import type { Call } from '@leserkonto/publisher-wire/calls'
import { PublisherError } from '@leserkonto/publisher-wire/crm'
import type { z } from 'zod'

/** What the publisher's system answered. */
export type Answer = { status: number; body: unknown; bytes: number; ms: number; what: string }

/** One call to make: `params` fill the path, `key` is the Idempotency-Key. */
export type Asked = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  key?: string
  /** Instead of the right one; null for none. */
  bearer?: string | null
}

/** The publisher's system that is looked at. */
export type System = {
  ask: (call: Call, asked?: Asked) => Promise<Answer>
  /** Every answer so far. */
  answers: readonly Answer[]
}

/** What a requirement found; any other error means that the system could not be asked. */
export const finding = (reason: string) => Object.assign(new Error(reason), { isFinding: true })
/** Why a requirement could not be looked at. */
export const skipped = (reason: string) => Object.assign(new Error(reason), { isSkipped: true })

/** Talks to the system at this address; follows no redirect, as the service does. */
export function systemAt(url: string, key: string): System {
  const answers: Answer[] = []
  return {
    answers,
    ask: async (call, asked = {}) => {
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(asked.params?.[name] ?? ''),
      )
      const search = asked.query ? `?${new URLSearchParams(asked.query)}` : ''
      const bearer = asked.bearer === undefined ? key : asked.bearer
      const beganMs = performance.now()
      const response = await fetch(url.replace(/\/$/, '') + path + search, {
        method: call.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        headers: {
          accept: 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(asked.body && { 'content-type': 'application/json' }),
          ...(asked.key && { 'idempotency-key': asked.key }),
        },
        ...(asked.body && { body: JSON.stringify(asked.body) }),
      })
      const text = await response.text()
      const ms = performance.now() - beganMs
      const answer = {
        status: response.status,
        body: bodyOf(text),
        bytes: text.length,
        ms,
        what: `${call.method} ${path}`,
      }
      answers.push(answer)
      return answer
    },
  }
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text.slice(0, 40)
  }
}

/** The body of a success in its form; repeats of a creation may be 200. */
export function formOf<S extends z.ZodType>(schema: S, { status, body, what }: Answer): z.output<S> {
  if (status !== 200 && status !== 201) throw finding(`${what} was answered ${status}${codeOf(body)}`)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues
    .slice(0, 3)
    .map((one) => `${one.path.join('.') || 'body'}: ${one.message}`)
  throw finding(`the answer to ${what} has another form: ${wrong.join('; ')}`)
}

/** Expects a refusal with this status and, where the service tells codes apart, this code. */
export function refused(
  { status, body, what }: Answer,
  wanted: number | readonly number[],
  code?: string,
): void {
  const statuses = [wanted].flat()
  if (!statuses.includes(status))
    throw finding(`${what} was answered ${status}, not ${statuses.join(' or ')}`)
  const error = PublisherError.safeParse(body)
  if (!error.success) throw finding(`the refusal of ${what} has no {code,message}`)
  if (code && error.data.code !== code)
    throw finding(`${what} was refused with ${error.data.code}, not ${code}`)
}

/** Expects that two answers are the same, as a repeated Idempotency-Key must give. */
export function same(one: Answer, other: Answer): void {
  if (JSON.stringify(one.body) === JSON.stringify(other.body)) return
  throw finding(`${one.what} with the same Idempotency-Key was answered differently the second time`)
}

const codeOf = (body: unknown) => {
  const error = PublisherError.safeParse(body)
  return error.success ? ` ${error.data.code}` : ''
}

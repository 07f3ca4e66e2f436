import { performance } from 'node:perf_hooks'
import type { Call } from '@leserkonto/publisher-wire/calls'
import { PublisherError } from '@leserkonto/publisher-wire/crm'
import type { z } from 'zod'

/** What the publisher's system answered; `noJson` is how a body begins that is none. */
export type Answer = {
  status: number
  body: unknown
  noJson?: string
  headers: Headers
  bytes: number
  ms: number
  what: string
}

/** One call to make: `params` fill the path, `key` is the Idempotency-Key. */
export type SystemRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  key?: string
  /** The part of a file that is asked for. */
  range?: string
  /** Instead of the right one; null for none. */
  bearer?: string | null
}

/** Where one of the publisher's systems is, and its key. */
export type Address = { url: string; key: string }
/** The subscription system and the article source, which may be one. */
export type Addresses = { crm: Address; content: Address }

/** The publisher's systems that are looked at. */
export type System = {
  ask: (call: Call, asked?: SystemRequest) => Promise<Answer>
  /** Every answer so far. */
  answers: readonly Answer[]
}

/** What a requirement found. */
export const finding = (reason: string) => Object.assign(new Error(reason), { isFinding: true })
/** Why a requirement could not be looked at. */
export const skipped = (reason: string) => Object.assign(new Error(reason), { isSkipped: true })

/** Talks to the systems at these addresses; follows no redirect, as the service does. No answer is a finding. */
export function systemAt(addresses: Addresses): System {
  const answers: Answer[] = []
  return {
    answers,
    ask: async (call, asked = {}) => {
      const system = call.path.startsWith('/content/') ? 'content' : 'crm'
      const { url, key } = addresses[system]
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(asked.params?.[name] ?? ''),
      )
      const search = asked.query ? `?${new URLSearchParams(asked.query)}` : ''
      const bearer = asked.bearer === undefined ? key : asked.bearer
      const what = `${call.method} ${path}`
      const beganMs = performance.now()
      const request = fetch(url.replace(/\/$/, '') + path + search, {
        method: call.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceS * 1_000),
        headers: {
          accept: call.answer.types?.join(', ') ?? 'application/json',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(asked.body && { 'content-type': 'application/json' }),
          ...(asked.range && { range: asked.range }),
          ...(asked.key && { 'idempotency-key': asked.key }),
        },
        ...(asked.body && { body: JSON.stringify(asked.body) }),
      })
      const { status, headers, bytes } = await request.then(
        async (response) => ({
          status: response.status,
          headers: response.headers,
          bytes: await response.bytes(),
        }),
        (error: unknown) => {
          throw finding(`${what} was not answered: ${whyNot(error, optionOf(system, addresses))}`)
        },
      )
      const ms = performance.now() - beganMs
      const text = Buffer.from(bytes).toString()
      const answer = { status, headers, ...bodyOf(text), bytes: bytes.length, ms, what }
      answers.push(answer)
      return answer
    },
  }
}

const patienceS = 30

/** The option of the command that names a system's address. */
const optionOf = (system: keyof Addresses, { crm, content }: Addresses) =>
  system === 'content' && content.url !== crm.url ? '--content-url' : '--url'

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at the address of',
  ENOTFOUND: 'there is no such host as in',
  ECONNRESET: 'the connection ended before the answer',
  UND_ERR_SOCKET: 'the connection ended before the answer',
  UND_ERR_CONNECT_TIMEOUT: 'no connection came about',
}

/** Why there was no answer, in words, with the code that programs know it by. */
function whyNot(error: unknown, option: string): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `nothing came within ${patienceS} s`
  const { code = message } = (cause ?? {}) as { code?: string }
  const isUntrusted = /CERT|SIGNATURE/.test(code)
  const words = isUntrusted
    ? 'its certificate is not trusted; NODE_EXTRA_CA_CERTS names yours'
    : reasons[code]?.replace(/(of|in)$/, `$1 ${option}`)
  return words ? `${words} (${code})` : code
}

function bodyOf(text: string): Pick<Answer, 'body' | 'noJson'> {
  try {
    return { body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { body: undefined, noJson: text.slice(0, 40) }
  }
}

/** The body of a success in its form; repeats of a creation may be 200. */
export function formOf<S extends z.ZodType>(schema: S, { status, body, noJson, what }: Answer): z.output<S> {
  if (status !== 200 && status !== 201)
    throw finding(`${what} was answered ${status}${codeOf(body)}, not 200 or 201`)
  if (noJson !== undefined) throw finding(`the answer to ${what} is no JSON; it begins with ${noJson}`)
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
    throw finding(`${what} was answered ${status}${codeOf(body)}, not ${statuses.join(' or ')}`)
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

import { failureWithoutAnswer, httpError } from './http-error.ts'
import { answerData, requestBody } from './request-body.ts'
import { requestHeaders } from './request-headers.ts'

export type { HttpError, HttpErrorCode } from './http-error.ts'

/** What all calls of a client share. Source: docs/spec/presentation.md#http-client. */
export type HttpClientOptions = {
  /** Stands before every path: an origin, a path, or both. @default '' */
  readonly baseUrl?: string | undefined
  /** Milliseconds until a call is given up; 0 = never. @default 0 */
  readonly timeoutMs?: number | undefined
  /** Whether cookies go along. @default 'include' */
  readonly credentials?: RequestCredentials | undefined
  /** Bearer token of the next call, undefined for none; it goes to the origin of `baseUrl` only. */
  readonly token?: (() => string | undefined) | undefined
  /** Headers of every call, such as that of a mock server. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What one call says. */
export type HttpCall = {
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  /** Sent as JSON; forms, blobs and texts are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Gives the call up: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** For this call, instead of the client's. */
  readonly timeoutMs?: number | undefined
}

/** A successful answer: status 200 to 299. */
export type HttpAnswer = {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, text of any other kind, undefined when there was none. To be checked before use. */
  readonly data: unknown
}

/** Rejects with an `HttpError` on other statuses, a time-out or a lost connection. */
export type HttpMethod = (path: string, call?: HttpCall) => Promise<HttpAnswer>

/** One function per method. */
export type HttpClient = Readonly<Record<'get' | 'post' | 'put' | 'delete', HttpMethod>>

/**
 * A client over fetch for the browser: JSON, no time-out, cookies, protection against forged calls.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const by =
    (method: string): HttpMethod =>
    (path, call = {}) =>
      send(method, path, call, options)
  return { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') }
}

async function send(
  method: string,
  path: string,
  { query, body, headers, signal, timeoutMs }: HttpCall,
  { baseUrl = '', credentials = 'include', ...options }: HttpClientOptions,
): Promise<HttpAnswer> {
  const url = addressOf(baseUrl + path, query)
  const apiOrigin = addressOf(baseUrl).origin
  const own = requestHeaders({ url, apiOrigin, body, token: options.token?.() })
  for (const [name, value] of Object.entries({ ...options.headers, ...headers })) own.set(name, value)
  const limit = timeoutMs ?? options.timeoutMs ?? 0
  const init = { method, credentials, headers: own, body: requestBody(body), signal: endOf(signal, limit) }
  const { ok, ...answer } = await exchange(url, init).catch((failure: unknown) => {
    throw failureWithoutAnswer(failure, signal)
  })
  if (!ok) throw httpError('STATUS', `${method} answered ${answer.status}`, answer)
  return answer
}

async function exchange(url: URL, init: RequestInit): Promise<HttpAnswer & { ok: boolean }> {
  const response = await fetch(url, init)
  const { ok, status, headers } = response
  return { ok, status, headers, data: await answerData(response) }
}

function addressOf(address: string, query: HttpCall['query'] = {}): URL {
  const url = new URL(address, location.href)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.append(name, String(value))
  return url
}

const endOf = (signal: AbortSignal | undefined, timeoutMs: number): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), ...(timeoutMs > 0 ? [AbortSignal.timeout(timeoutMs)] : [])])

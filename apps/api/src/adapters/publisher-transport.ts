import { setTimeout as sleep } from 'node:timers/promises'
import { PublisherError } from '@leserkonto/publisher-wire/crm'
import { publisherUnavailable } from '@leserkonto/rules'
import type { z } from 'zod'
import { step, traceparent } from '../trace.ts'
import type { Breaker } from './circuit-breaker.ts'
import type { Exchange, Exchanges, RawAnswer } from './http-exchange.ts'

/** One call to the publisher and the form its answer must have. */
export type Ask<T> = {
  method: Exchange['method']
  path: string
  query?: Readonly<Record<string, string | undefined>>
  body?: object
  idempotencyKey?: string
  /** Readings of different states of knowledge are never shared. */
  asOf?: bigint | undefined
  /** A system may lack the call, and says so by these statuses: no outage. */
  lacking?: readonly number[]
  answer: z.ZodType<T>
}

/** What the publisher said: the thing asked for, or a refusal it means (never an outage). */
export type Outcome<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'not_found' | 'conflict' | 'refused'; code: string }

/** All tries of one call together. Source: docs/spec/publisher.md#client-rules. */
export const totalMs = 3_000
const jitterMs = { least: 50, most: 150 }
const leastTryMs = 200

const reasons: Readonly<Record<number, 'not_found' | 'conflict' | 'refused'>> = {
  400: 'refused',
  404: 'not_found',
  409: 'conflict',
  422: 'refused',
}

type Transport = { exchanges: Exchanges; breaker: Breaker; baseUrl: string; apiKey: string; limitMs: number }

/**
 * Asks the publisher, a GET twice if need be. Rejects with code PUBLISHER_UNAVAILABLE when there is no usable
 * answer within `limitMs`; other statuses than success and a meant refusal are no usable answer.
 */
export async function askPublisher<T>(
  ask: Ask<T>,
  scenario: string | undefined,
  { exchanges, breaker, baseUrl, apiKey, limitMs }: Transport,
): Promise<Outcome<T>> {
  const deadlineMs = performance.now() + limitMs
  const once = async () => {
    const leftMs = deadlineMs - performance.now()
    const headers = headersOf(ask, scenario, apiKey)
    return usable(ask, await exchanges.send(exchangeOf(ask, headers, baseUrl, leftMs)))
  }
  const tries = () => (ask.method === 'GET' ? once().catch(again(once, deadlineMs)) : once())
  return step(nameOf(ask), () => breaker.run(tries)).catch((cause) => {
    throw unavailable(cause)
  })
}

/** `publisher GET customers subscriptions`: of a path such as `/crm/v1/customers/1/subscriptions` without what it is about. */
function nameOf({ method, path }: Ask<unknown>): string {
  const [, , , collection, , part] = path.split('/')
  return ['publisher', method, collection, part].filter(Boolean).join(' ')
}

/** Ends a wait at the call's own limit, also for an exchange that another call began. */
export function budget(shared: boolean, limitMs: () => number) {
  let deadlineMs: number | undefined
  return async <T>(work: Promise<T>): Promise<T> => {
    if (!shared) return work
    deadlineMs ??= performance.now() + limitMs()
    let late: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => reject(unavailable()), Math.max(0, (deadlineMs ?? 0) - performance.now()))
    })
    return Promise.race([work, limit]).finally(() => clearTimeout(late))
  }
}

/** The error of an outage. */
export const unavailable = (cause?: unknown): Error =>
  Object.assign(new Error('the publisher is unavailable', { cause }), { code: publisherUnavailable })

const again =
  <T>(once: () => Promise<T>, deadlineMs: number) =>
  async (error: unknown): Promise<T> => {
    const pauseMs = jitterMs.least + Math.random() * (jitterMs.most - jitterMs.least)
    if (performance.now() + pauseMs + leastTryMs > deadlineMs) throw error
    await sleep(pauseMs)
    return once()
  }

function headersOf({ body, idempotencyKey }: Ask<unknown>, scenario: string | undefined, apiKey: string) {
  const trace = traceparent()
  return {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(scenario && { 'x-mock-scenario': scenario }),
    ...(trace && { traceparent: trace }),
  }
}

function exchangeOf(
  { method, path, query = {}, body }: Ask<unknown>,
  headers: Record<string, string>,
  baseUrl: string,
  leftMs: number,
): Exchange {
  const origin = new URL(baseUrl)
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return {
    method,
    origin,
    headers,
    path: `${origin.pathname.replace(/\/$/, '')}${path}${search}`,
    body: body && JSON.stringify(body),
    totalMs: leftMs,
  }
}

function usable<T>(ask: Ask<T>, { status, text }: RawAnswer): Outcome<T> {
  if (status >= 200 && status < 300) {
    return { ok: true, value: ask.answer.parse(text === '' ? undefined : JSON.parse(text)) }
  }
  if (ask.lacking?.includes(status)) return { ok: false, reason: 'not_found', code: `STATUS_${status}` }
  const reason = reasons[status]
  if (!reason) throw Object.assign(new Error('the publisher failed'), { code: `STATUS_${status}` })
  return { ok: false, reason, code: PublisherError.parse(JSON.parse(text)).code }
}

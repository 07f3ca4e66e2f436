// A thread of push.ts: encrypts and sends, so that breaking news, which readers follow at that very moment, does not keep
// the service from answering them.
import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { errorCode, recordOf } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'
import { atOnce } from '../at-once.ts'
import { type Breaker, createBreaker } from '../circuit-breaker.ts'
import { createClock } from '../clock.ts'
import { createExchanges } from '../http-exchange.ts'
import { publicLookup } from './push-address.ts'
import type { PushHeaders, PushOutcome, PushParcel } from './push-message.ts'

/** What the service asks for: `tokens` and what comes back are in the order of the parcels. */
export type PushJob = {
  id: number
  parcels: readonly PushParcel[]
  tokens: readonly string[]
  headers: PushHeaders
}
/** What it gets back. */
export type PushDone = { id: number; outcomes: PushOutcome[] }

/** What this thread is told at its start. */
export type PushWorkerData = { publicKey: string; development: boolean }

// The package brings no types. `dh`: the browser's public key, `privateKey`: our pair.
type Keys = { version: 'aes128gcm'; privateKey: ECDH; dh: string; authSecret: string; salt: Buffer }
const ece: { encrypt: (text: Buffer, keys: Keys) => Buffer } = createRequire(import.meta.url)('http_ece')

const { publicKey, development }: PushWorkerData = workerData
// Not the service's, which tests move: push services follow the world's.
const clock = createClock()
/** A push service answers in a fraction of a second; strangers' servers could take for ever. */
const totalMs = 5_000
const exchanges = createExchanges({
  lookup: publicLookup(development),
  connectMs: 2_000,
  maxAnswerBytes: 16 * 1024,
})
/** So that a batch is not encrypted in one go, while answers wait. */
const inTurn = atOnce(32, Number.POSITIVE_INFINITY)
// Bounded: anybody can name an address.
const breakers = new LRUCache<string, Breaker>({ max: 500 })

parentPort?.on('message', async ({ id, parcels, tokens, headers }: PushJob) => {
  const sending = parcels.map((parcel, index) => inTurn(() => deliver(parcel, tokens[index] ?? '', headers)))
  parentPort?.postMessage({ id, outcomes: await Promise.all(sending) } satisfies PushDone)
})

/** Source: RFC 8030 §5, RFC 8291 §3, RFC 8292 §3. */
async function deliver(
  { target, body }: PushParcel,
  token: string,
  headers: PushHeaders,
): Promise<PushOutcome> {
  const { origin } = new URL(target.endpoint)
  try {
    const encrypted = encrypt(target, body)
    const breaker = breakers.get(origin) ?? createBreaker(clock.now)
    breakers.set(origin, breaker)
    return await breaker.run(() => post(target.endpoint, encrypted, { token, headers }))
  } catch (error) {
    return outcomeOf(error)
  }
}

function encrypt({ p256dh, auth }: PushParcel['target'], body: string): Buffer {
  // A pair of its own for each message. Source: RFC 8291 §3.1.
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const keys = {
    version: 'aes128gcm',
    privateKey,
    dh: p256dh,
    authSecret: auth,
    salt: randomBytes(16),
  } as const
  return ece.encrypt(Buffer.from(body), keys)
}

/** Rejects where the push service itself cannot take anything now. */
async function post(
  endpoint: string,
  body: Buffer,
  { token, headers: { ttlS, urgency, topic } }: { token: string; headers: PushHeaders },
): Promise<PushOutcome> {
  const url = new URL(endpoint)
  const { status, retryAfter } = await exchanges.send({
    method: 'POST',
    origin: url,
    path: url.pathname + url.search,
    headers: {
      authorization: `vapid t=${token}, k=${publicKey}`,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(ttlS),
      urgency,
      topic,
    },
    body,
    totalMs,
  })
  if (status >= 200 && status < 300) return { result: 'sent' }
  if (status === 404 || status === 410) return { result: 'gone' }
  if (status === 429 || status >= 500)
    throw Object.assign(new Error('the push service is busy'), { retryAfter })
  return { result: 'refused' }
}

/** A push service that is down or busy is asked again; an address that leads nowhere in public is refused. */
function outcomeOf(error: unknown): PushOutcome {
  const code = errorCode(error)
  if (code === 'ENDPOINT_PRIVATE' || code?.startsWith('ERR_CRYPTO')) return { result: 'refused' }
  const { retryAfter } = recordOf(error)
  const afterMs = typeof retryAfter === 'string' ? pauseIn(retryAfter) : undefined
  return { result: 'later', ...(afterMs !== undefined && { afterMs }) }
}

/** Seconds or a date. Source: RFC 9110 §10.2.3. */
function pauseIn(retryAfter: string): number | undefined {
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - clock.now().getTime()
  return ms > 0 ? ms : undefined
}

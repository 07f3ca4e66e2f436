import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

/** One call to another service. The path goes out as it is: nothing in it is resolved or decoded. */
export type Exchange = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  origin: URL
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer | undefined
  /** From the first byte out to the last byte in. */
  totalMs: number
}

/** What came back; redirects are answers like any other and never followed. */
export type RawAnswer = { status: number; text: string; retryAfter?: string | undefined }

/** Calls over kept connections. Rejects when nothing usable came back in time. */
export type Exchanges = { send: (exchange: Exchange) => Promise<RawAnswer>; close: () => void }

/** What a host may be, and how much of it is borne: those of the house by default. */
type Bounds = { lookup?: LookupFunction; connectMs: number; maxAnswerBytes: number }
const ofTheHouse: Bounds = { connectMs: 500, maxAnswerBytes: 4 * 1024 * 1024 }
const maxConnections = 64

/**
 * Kept connections to one service. node:http instead of fetch, which has no time limit on connecting: a host that
 * swallows packets would use up the whole time of a call. That of undici is too coarse (decision 6).
 */
export function createExchanges(bounds = ofTheHouse): Exchanges {
  const { lookup } = bounds
  const options = {
    keepAlive: true,
    maxSockets: maxConnections,
    maxFreeSockets: 16,
    timeout: 30_000,
    ...(lookup && { lookup }),
  }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
  return {
    send: (exchange) =>
      exchange.origin.protocol === 'https:'
        ? send({ request: https.request, agent: agents['https:'], bounds }, exchange)
        : send({ request: http.request, agent: agents['http:'], bounds }, exchange),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function send(
  { request, agent, bounds }: { request: typeof http.request; agent: http.Agent; bounds: Bounds },
  { method, origin, path, headers, body, totalMs }: Exchange,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = origin
    const outgoing = request({
      method,
      agent,
      host,
      path,
      ...(port && { port }),
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    })
    const late = setTimeout(() => outgoing.destroy(failure('TIMEOUT')), totalMs)
    const settle = <T>(done: (value: T) => void, value: T) => {
      clearTimeout(late)
      done(value)
    }
    limitConnecting(outgoing, bounds.connectMs)
    outgoing.once('error', (error) => settle(reject, error))
    outgoing.once('response', (incoming) =>
      readText(incoming, bounds.maxAnswerBytes).then(
        (text) => {
          const retryAfter = incoming.headers['retry-after']
          settle(resolve, { status: incoming.statusCode ?? 0, text, ...(retryAfter && { retryAfter }) })
        },
        (error) => settle(reject, error),
      ),
    )
    outgoing.end(body)
  })
}

function limitConnecting(outgoing: http.ClientRequest, connectMs: number) {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return
    const late = setTimeout(() => outgoing.destroy(failure('CONNECT_TIMEOUT')), connectMs)
    for (const end of ['connect', 'close']) socket.once(end, () => clearTimeout(late))
  })
}

async function readText(incoming: AsyncIterable<Buffer>, maxAnswerBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw failure('ANSWER_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const failure = (code: string) => Object.assign(new Error('the exchange failed'), { code })

import http from 'node:http'
import https from 'node:https'

/** One call to another service. The path goes out as it is: nothing in it is resolved or decoded. */
export type Exchange = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  origin: URL
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** From the first byte out to the last byte in. */
  totalMs: number
}

/** What came back; redirects are answers like any other and never followed. */
export type RawAnswer = { status: number; text: string }

/** Calls over kept connections. Rejects when nothing usable came back in time. */
export type Exchanges = { send: (exchange: Exchange) => Promise<RawAnswer>; close: () => void }

const connectMs = 500
const maxConnections = 64
const maxAnswerBytes = 4 * 1024 * 1024

/**
 * Kept connections to one service. node:http instead of fetch, which has no time limit on connecting: a host that
 * swallows packets would use up the whole time of a call. That of undici is too coarse (decision 6).
 */
export function createExchanges(): Exchanges {
  const options = { keepAlive: true, maxSockets: maxConnections, maxFreeSockets: 16, timeout: 30_000 }
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
  return {
    send: (exchange) =>
      exchange.origin.protocol === 'https:'
        ? send(https.request, agents['https:'], exchange)
        : send(http.request, agents['http:'], exchange),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function send(
  request: typeof http.request,
  agent: http.Agent,
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
    limitConnecting(outgoing)
    outgoing.once('error', (error) => settle(reject, error))
    outgoing.once('response', (incoming) =>
      readText(incoming).then(
        (text) => settle(resolve, { status: incoming.statusCode ?? 0, text }),
        (error) => settle(reject, error),
      ),
    )
    outgoing.end(body)
  })
}

function limitConnecting(outgoing: http.ClientRequest) {
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return
    const late = setTimeout(() => outgoing.destroy(failure('CONNECT_TIMEOUT')), connectMs)
    for (const end of ['connect', 'close']) socket.once(end, () => clearTimeout(late))
  })
}

async function readText(incoming: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxAnswerBytes) throw failure('ANSWER_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const failure = (code: string) => Object.assign(new Error('the exchange failed'), { code })

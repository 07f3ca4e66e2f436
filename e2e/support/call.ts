import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { ownAddress } from '@leserkonto/testing'

/** What came back; `body` is parsed where it is JSON. */
export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type Call = {
  readonly method?: string
  readonly token?: string
  readonly cookie?: string
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  /** A form with files. */
  readonly parts?: FormData
  /** The port to connect to where it is not that of the address: one of several processes. */
  readonly via?: number
  /** Gives up without an answer after so long. */
  readonly patienceMs?: number
}

/**
 * A call to the API as an edition's own client makes it. Node does not resolve `az.localhost` and fetch drops a Host
 * header, so the connection goes to 127.0.0.1 and names the edition's host itself.
 */
export async function call(url: string, asked: Call = {}): Promise<Answer> {
  const { method = 'GET', token, cookie, via, patienceMs } = asked
  const { host, port, pathname, search } = new URL(url)
  const { type, bytes } = await bodyOf(asked)
  const headers = {
    host,
    // So that no limit counts the calls of two tests together.
    'x-forwarded-for': ownAddress(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
    ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
  }
  const to = { host: '127.0.0.1', port: via ?? port, path: pathname + search, method, headers }
  return new Promise((resolve, reject) => {
    const sent = request(to, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => resolve(answerOf(response, Buffer.concat(chunks).toString())))
    })
    if (patienceMs) sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(bytes)
  })
}

async function bodyOf({ json, form, parts }: Call): Promise<{ type?: string; bytes?: Buffer }> {
  if (parts) {
    const made = new Response(parts)
    return { type: made.headers.get('content-type') ?? '', bytes: Buffer.from(await made.arrayBuffer()) }
  }
  if (form)
    return {
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(String(new URLSearchParams(form))),
    }
  return json === undefined ? {} : { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) }
}

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, text: string): Answer => ({
  status: statusCode,
  headers,
  body: /json/.test(headers['content-type'] ?? '') ? JSON.parse(text) : text,
})

import { type IncomingHttpHeaders, request } from 'node:http'
import { ownAddress } from '@leserkonto/testing'

/** What came back; `body` is parsed where it is JSON. */
export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

type Call = { method?: string; token?: string; json?: unknown; form?: Readonly<Record<string, string>> }

/**
 * A call to the API as an edition's own client makes it. Node does not resolve `az.localhost` and fetch drops a Host
 * header, so the connection goes to 127.0.0.1 and names the edition's host itself.
 */
export function call(url: string, { method = 'GET', token, json, form }: Call = {}): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  const body = form
    ? String(new URLSearchParams(form))
    : json === undefined
      ? undefined
      : JSON.stringify(json)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = {
    host,
    // So that no limit counts the calls of two tests together.
    'x-forwarded-for': ownAddress(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = /json/.test(response.headers['content-type'] ?? '')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: isJson ? JSON.parse(text) : text,
          })
        })
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

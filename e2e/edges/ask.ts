import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A locked article, and what is behind its wall. */
export const lockedPage = '/artikel/az-marktplatz-baeume'
export const lockedText = 'Geplant sind 24 Linden in fünf Reihen'

type EdgeRequest = {
  edition?: string
  method?: string
  cookie?: string
  headers?: Record<string, string>
  body?: string
}

export type Answered = {
  status: number
  /** The same in two answers: the second was kept. */
  id: string
  location: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  cookies: readonly string[]
  text: string
}

/** Asks as a browser does, through what listens at a port. */
export type Ask = { port: number; (path: string, asked?: EdgeRequest): Promise<Answered> }

/** `ip` is whom a proxy that adds to X-Forwarded-For speaks for. */
export function askAt(port: number, ip: () => string): Ask {
  const ask = (path: string, { edition = 'az', method = 'GET', cookie, headers, body }: EdgeRequest = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = {
        host: `${edition}.localhost:3000`,
        accept: 'text/html',
        'x-forwarded-for': ip(),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      }
      request({ host: '127.0.0.1', port, path, method, headers: sent }, async (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          id: String(answer.headers['x-request-id']),
          location: String(answer.headers.location ?? ''),
          headers: answer.headers,
          cookies: answer.headers['set-cookie'] ?? [],
          text: await text(answer),
        }),
      )
        .once('error', reject)
        .end(body)
    })
  return Object.assign(ask, { port })
}

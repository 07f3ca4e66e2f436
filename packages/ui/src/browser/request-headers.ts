import { isReadyBody } from './request-body.ts'

export type RequestHeaderOptions = {
  /** Absolute address of the call. */
  url: URL
  /** Origin that the bearer token is meant for. */
  apiOrigin: string
  body: unknown
  token: string | undefined
}

/** Headers of a call before those its caller adds. Source: docs/spec/presentation.md#http-client. */
export function requestHeaders({ url, apiOrigin, body, token }: RequestHeaderOptions): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined && !isReadyBody(body)) headers.set('content-type', 'application/json')
  // A path like '//other.example' would carry the session to a stranger.
  if (token !== undefined && url.origin === apiOrigin) headers.set('authorization', `Bearer ${token}`)
  const proof = url.origin === location.origin ? xsrfToken(document.cookie) : undefined
  if (proof !== undefined) headers.set('x-xsrf-token', proof)
  return headers
}

// The page can read this cookie and a forged form elsewhere cannot: its value in a header proves the page's own call.
function xsrfToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='))
  const value = pair?.slice('XSRF-TOKEN='.length)
  if (value === undefined) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

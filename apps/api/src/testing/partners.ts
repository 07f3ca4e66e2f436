import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PartnerClient } from '../adapters/openid/clients.ts'
import { checkAnswer } from './check-answer.ts'
import type { Harness } from './harness.ts'

/** Secret of the test's partners that have one. */
export const partnerSecret = 'geheim-des-partners'
const secret_sha256 = createHash('sha256').update(partnerSecret).digest('base64url')

/** A partner as it is configured. */
type Configured = Partial<PartnerClient> & Pick<PartnerClient, 'client_id' | 'name' | 'kind'>

/** A house of the group, a stranger, an app and a television. */
export const paper = {
  client_id: 'e-paper',
  name: 'E-Paper',
  kind: 'site',
  secret_sha256,
  redirect_uris: ['https://epaper.example/zurueck'],
  post_logout_redirect_uris: ['https://epaper.example/'],
  first_party: true,
  scopes: ['profile', 'email', 'address', 'rights'],
} as const satisfies Configured
export const events = {
  client_id: 'events',
  name: 'Kulturkalender',
  kind: 'site',
  secret_sha256,
  redirect_uris: ['https://kultur.example/zurueck'],
  scopes: ['profile', 'email'],
  id_token_alg: 'EdDSA',
} as const satisfies Configured
export const app = {
  client_id: 'lese-app',
  name: 'Lese-App',
  kind: 'app',
  redirect_uris: ['example.lese-app:/zurueck', 'http://127.0.0.1/zurueck'],
  first_party: true,
  scopes: ['email', 'rights'],
} as const satisfies Configured
export const television = {
  client_id: 'fernseher',
  name: 'Fernseher',
  kind: 'app',
  device_grant: true,
  sector: 'epaper.example',
  scopes: ['rights'],
} as const satisfies Configured

/** Where the provider of a harness is. */
export const issuer = 'http://sso.localhost:3000/oidc'

const issuerOf = (api: Harness) => api.deps.openId.issuer

/** The environment of a harness with these partners. */
export const partnersEnv = (...clients: readonly Configured[]): Record<string, string> => ({
  PARTNERS: JSON.stringify(clients),
})

type Init = { method?: string; headers?: Record<string, string> | Headers; body?: unknown; redirect?: string }

type Way = {
  /** Addresses are reached where they say; otherwise all are the harness's, by their host in the header. @default false */
  direct?: boolean
  /** Of what is in front of the harness. @default the harness's own port */
  port?: number
}

/** `fetch` to the harness; it follows no redirect. */
export async function fetchOf(api: Harness, { direct = false, port: inFront }: Way = {}) {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
  const port = inFront ?? (api.app.server.address() as AddressInfo).port
  const ip = api.caller().ip
  return (address: string | URL | Request, init: Init = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address instanceof Request ? address.url : address)
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        host: url.host,
        'x-forwarded-for': ip,
      }
      const body = init.body === undefined || init.body === null ? undefined : String(init.body)
      const sent = http.request(
        {
          host: '127.0.0.1',
          port: direct ? url.port : port,
          path: url.pathname + url.search,
          method: init.method ?? 'GET',
          headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        },
        async (incoming) => {
          const chunks: Buffer[] = []
          for await (const chunk of incoming) chunks.push(chunk as Buffer)
          const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
            (values ?? []).map((value): [string, string] => [name, value]),
          )
          const status = incoming.statusCode ?? 0
          const text = [204, 303, 304].includes(status) ? null : Buffer.concat(chunks)
          resolve(new Response(text, { status, headers: pairs }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

/** A browser: it keeps cookies, and says where it is led. */
export async function browserOf(api: Harness, way: Way = {}) {
  const fetch = await fetchOf(api, way)
  const cookies = new Map<string, { pair: string; path: string }>()
  const headerAt = (address: string | URL) =>
    [...cookies.values()]
      .flatMap(({ pair, path }) => (new URL(address).pathname.startsWith(path) ? [pair] : []))
      .join('; ')
  async function go(address: string | URL, init: Init = {}): Promise<Response> {
    const answer = await fetch(address, {
      ...init,
      headers: {
        accept: 'text/html',
        cookie: headerAt(address),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const path = /path=([^;]+)/i.exec(set)?.[1] ?? '/'
      const key = `${pair.slice(0, pair.indexOf('='))} ${path}`
      if (/expires=Thu, 01 Jan 1970/i.test(set)) cookies.delete(key)
      else cookies.set(key, { pair, path })
    }
    return answer
  }
  /** Where an address leads, resolved. */
  const led = async (address: string | URL): Promise<URL> => {
    const answer = await go(address)
    const to = answer.headers.get('location')
    if (to === null) throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    return new URL(to, address)
  }
  const call = async (method: string, path: string, bearer: string, body?: object) => {
    const answer = await go(new URL(issuerOf(api)).origin + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = answer
    const text = await answer.clone().text()
    checkAnswer(method.toLowerCase(), path, { status, headers: Object.fromEntries(headers), text })
    return answer
  }
  /** What the page does when its reader presses: agrees with their token, and goes back. */
  const agree = async (page: URL, bearer: string, more: object = {}): Promise<URL> => {
    const id = page.pathname.split('/').at(-1) ?? ''
    const answer = await call('POST', `/partner/sign-in/${id}`, bearer, { agreed: true, ...more })
    const { return_to } = (await answer.json()) as { return_to: string }
    if (answer.status !== 200) throw new Error(`not agreed: ${answer.status}`)
    return led(return_to)
  }
  return { go, led, call, agree }
}

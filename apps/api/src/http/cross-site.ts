import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Deps } from '../context.ts'

/**
 * Headers that another edition's pages may send; the test header only if the process honours it.
 * Source: docs/spec/publisher.md#test-header.
 */
const requestHeaders = ['Authorization', 'Content-Type', 'Cache-Control', 'X-Newsletter-Token']

/**
 * Lets pages of the editions and of portals call from a browser, and nobody else's. `isPage` says which requests are none of a
 * call: what they answer is the same for every origin, which must not divide a cache. Files say so by `cors: false`.
 * Source: docs/spec/contract.md#cross-site-calls.
 */
export function crossSiteCalls(
  app: FastifyInstance,
  { editions, portals, config }: Pick<Deps, 'editions' | 'portals' | 'config'>,
  isPage: (request: FastifyRequest) => boolean,
): void {
  const origins = [...editions.map(({ ownUrl }) => ownUrl), ...portals.origins]
  const known = new Set(origins)
  const strangers = {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...requestHeaders, ...(config.allowMockHeader ? ['X-Mock-Scenario'] : [])],
    // Otherwise an incomplete OPTIONS request would be the only refusal without a problem document.
    strictPreflight: false,
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  } satisfies FastifyCorsOptions
  const ours = { ...strangers, credentials: true }
  app.register(fastifyCors, {
    delegator: (
      request: FastifyRequest,
      done: (error: Error | null, options: FastifyCorsOptions) => void,
    ) => {
      if (isPage(request)) done(null, { origin: false })
      else done(null, known.has(request.headers.origin ?? '') ? ours : strangers)
    },
  })
}

/**
 * Whether a page of somebody else's makes the browser of its reader call. It could read no answer, but use up the limits of the
 * reader's network, by pictures alone. Who follows a link is none. Browsers that do not say where a call comes from ask before all
 * that could do harm. Source: docs/spec/contract.md#cross-site-calls.
 */
export function isForeignCall(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { editions, portals }: Pick<Deps, 'editions' | 'portals'>,
): boolean {
  const { origin, 'sec-fetch-site': site = '', 'sec-fetch-dest': dest } = headers
  if (!['cross-site', 'same-site'].includes(String(site))) return false
  if (origin === undefined) return dest !== 'document'
  return !portals.origins.includes(origin) && editions.every(({ ownUrl }) => ownUrl !== origin)
}

/** Of a route that answers every origin the same, which needs no header for it. */
export function sameForAllOrigins(route: RouteOptions): void {
  Object.assign(route, { config: { ...route.config, cors: false } })
}

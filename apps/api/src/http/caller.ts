import { mostFieldErrors, Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Deps, Metrics } from '../context.ts'
import { note } from '../trace.ts'
import { workOf } from '../work.ts'
import { callLog } from './call-log.ts'
import { beganSignIn, forgetCookie, readCookie, readCookies, writeCookie } from './cookies.ts'
import type { RequestCounter } from './count-requests.ts'
import { isForeignCall } from './cross-site.ts'
import { askedEdition } from './edition-of.ts'
import { createFlood, type Flood } from './flood.ts'
import { claimsOf, handOverTokenIn, runningReader } from './identity.ts'
import { limitsOf } from './limiter.ts'
import { addressOf, isForwarded, type Network, networksOf } from './network.ts'
import { claimsPortal, portalOf } from './portal-credential.ts'
import type { Caller } from './serve.ts'

/**
 * The publisher's three seconds and a little: a call that waits for something else after a slow publisher still answers
 * within four. Source: docs/spec/publisher.md#client-rules.
 */
const answerWithinMs = 3_400
// What is quick gets its chance even in a process that was held up.
const leastLeftMs = 500

/** What the calls of a process are counted by. */
export type Counters = { metrics: Metrics; requests: RequestCounter; portal: PortalFloods }

/** What the calls of portals' servers are counted by: for a reader, and for nobody. */
export type PortalFloods = { reader: Flood; nobody: Flood }

/** The counters of a process for the calls of portals' servers. */
export const createPortalFloods = (config: Deps['config']): PortalFloods => ({
  reader: createFlood(config, 'portalReader'),
  nobody: createFlood(config, 'portalFlood'),
})

/** How one HTTP request becomes calls: one of REST, up to ten of a tRPC batch. */
export function callerOf(
  deps: Deps,
  counters: Counters,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller {
  const { metrics } = counters
  const ip = addressOf(request)
  const networks = networksOf(ip)
  const countCall = callCounter(deps, counters, { request, networks })
  // All calls of a batch came at one moment, so that one look at the session holds for them.
  let claims: ReturnType<typeof claimsOf> | undefined
  let reader: ReturnType<typeof runningReader> | undefined
  return {
    log: callLog(request.log, metrics),
    requestId: request.id,
    rows: { left: mostFieldErrors },
    isForeign: isForeignCall(request, deps),
    prefetch: /prefetch/.test(String(request.headers['sec-purpose'] ?? '')),
    traceparent: isForwarded(request) ? String(request.headers.traceparent ?? '') : undefined,
    begin: async (entry) => {
      const work = workOf(deps)
      const { now } = work
      const prove = () => {
        claims ??= claimsOf(deps, request.headers.authorization, now)
        return claims
      }
      const counted = await countCall(now, prove)
      reader ??= prove().then((proven) => runningReader(deps, proven, now))
      const known = await reader
      return {
        ...work,
        publisher: deps.publisher.on({
          scenario: scenarioOf(deps, metrics, request),
          // Two requests of one moment share what they ask, whichever the database answers first.
          beganMs: performance.now() - reply.elapsedTime,
        }),
        leftMs: () => Math.max(leastLeftMs, answerWithinMs - reply.elapsedTime),
        limits: limitsOf(deps, { networks: counted, now }),
        reader: known,
        asker: { isKnown: known !== undefined, networks: networks.map(({ name }) => name) },
        handOverToken: entry.auth === 'handOver' ? handOverTokenIn(request.headers.authorization) : undefined,
        requestId: request.id,
        ip,
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
        deviceSecret: readCookie(request, 'device'),
        signOnStates: readCookies(request, 'signOnState'),
        beganSignIn: (id) => beganSignIn(request, id),
        setCookie: (name, value) => writeCookie(request, reply, name, value),
        forgetCookie: (name) => forgetCookie(request, reply, name),
        askedEdition: (shortcut) => noted(askedEdition(deps, shortcut, request)),
      } satisfies Call
    },
  }
}

function noted(edition: ServedEdition): ServedEdition {
  note({ 'leserkonto.edition': edition.shortcut })
  return edition
}

type Prove = () => ReturnType<typeof claimsOf>

/**
 * Counts the calls of a request: the first has been counted as the request, unless it is a portal's server that calls, whose
 * calls count for the reader they are for. Answers what other limits count as the caller's networks. Only a signature is looked
 * at before, so that refused calls ask no database.
 */
function callCounter(
  deps: Deps,
  { requests, portal: portalFloods }: Counters,
  { request, networks }: { request: FastifyRequest; networks: readonly Network[] },
) {
  let isCounted = true
  return async (now: Date, prove: Prove): Promise<readonly Network[]> => {
    const portal = claimsPortal(request) ? portalOf(deps, request) : undefined
    if (portal === undefined) {
      if (!isCounted) requests.again(networks, now)
      isCounted = false
      if (claimsPortal(request)) throw new Problem('FORBIDDEN')
      return networks
    }
    const reader = await prove()
    if (reader) portalFloods.reader(reader.sub, now)
    else portalFloods.nobody(portal, now)
    return reader ? [{ name: `reader ${reader.sub}`, share: 1 }] : networks
  }
}

/**
 * The test header, honoured in development and only where it is switched on.
 * Source: docs/spec/publisher.md#test-header.
 */
export function scenarioOf(
  { config, publisher }: Deps,
  metrics: Metrics,
  request: FastifyRequest,
): string | undefined {
  const header = request.headers['x-mock-scenario']
  if (header === undefined) return publisher.scenario
  if (config.development && config.allowMockHeader) return String(header)
  metrics.mockHeaderIgnored()
  return publisher.scenario
}

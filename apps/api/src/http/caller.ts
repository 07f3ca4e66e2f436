import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Deps, Metrics } from '../context.ts'
import { note } from '../trace.ts'
import { workOf } from '../work.ts'
import { callLog } from './call-log.ts'
import { beganSignIn, forgetCookie, readCookie, readCookies, writeCookie } from './cookies.ts'
import { askedEdition } from './edition-of.ts'
import { createFlood, type Flood } from './flood.ts'
import { claimsOf, handOverTokenIn, runningReader } from './identity.ts'
import { limitsOf } from './limiter.ts'
import { addressOf, isForwarded, networkOf } from './network.ts'
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
export type Counters = { metrics: Metrics; flood: Flood; portal: PortalFloods }

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
  const network = networkOf(ip)
  // All calls of a batch came at one moment, so that one look at the session holds for them.
  let claims: ReturnType<typeof claimsOf> | undefined
  let reader: ReturnType<typeof runningReader> | undefined
  return {
    log: callLog(request.log, metrics),
    requestId: request.id,
    prefetch: /prefetch/.test(String(request.headers['sec-purpose'] ?? '')),
    traceparent: isForwarded(request) ? String(request.headers.traceparent ?? '') : undefined,
    begin: async (entry) => {
      const work = workOf(deps)
      const { now } = work
      const prove = () => {
        claims ??= claimsOf(deps, request.headers.authorization, now)
        return claims
      }
      const counted = await countCall(deps, counters, { request, network, now, prove })
      reader ??= prove().then((proven) => runningReader(deps, proven, now))
      return {
        ...work,
        publisher: deps.publisher.on({
          scenario: scenarioOf(deps, metrics, request),
          // Two requests of one moment share what they ask, whichever the database answers first.
          beganMs: performance.now() - reply.elapsedTime,
        }),
        leftMs: () => Math.max(leastLeftMs, answerWithinMs - reply.elapsedTime),
        network,
        limits: limitsOf(deps, { network: counted, now }),
        reader: await reader,
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

type Counted = {
  request: FastifyRequest
  network: string
  now: Date
  prove: () => ReturnType<typeof claimsOf>
}

/**
 * Counts a call against the flood limit of its network or, of a portal's server, against that of the reader it is for.
 * Returns what other limits count as its network. Only a signature is looked at before, so that refused calls ask no database.
 */
async function countCall(
  deps: Deps,
  { flood, portal: portalFloods }: Counters,
  { request, network, now, prove }: Counted,
): Promise<string> {
  if (!claimsPortal(request)) {
    flood(network, now)
    return network
  }
  const portal = portalOf(deps, request)
  if (portal === undefined) {
    flood(network, now)
    throw new Problem('FORBIDDEN')
  }
  const reader = await prove()
  if (reader) portalFloods.reader(reader.sub, now)
  else portalFloods.nobody(portal, now)
  return reader ? `reader ${reader.sub}` : network
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Deps, Metrics } from '../context.ts'
import { workOf } from '../work.ts'
import { callLog } from './call-log.ts'
import { beganSignIn, forgetCookie, readCookie, writeCookie } from './cookies.ts'
import { askedEdition } from './edition-of.ts'
import type { Flood } from './flood.ts'
import { handOverTokenIn, identify } from './identity.ts'
import { limitsOf } from './limiter.ts'
import { networkOf } from './network.ts'
import type { Caller } from './serve.ts'

/**
 * The publisher's three seconds and a little: a call that waits for something else after a slow publisher still answers
 * within four. Source: docs/spec/publisher.md#client-rules.
 */
const answerWithinMs = 3_400
// What is quick gets its chance even in a process that was held up.
const leastLeftMs = 500

/** What the calls of a process are counted by. */
export type Counters = { metrics: Metrics; flood: Flood }

/** How one HTTP request becomes calls: one of REST, up to ten of a tRPC batch. */
export function callerOf(
  deps: Deps,
  { metrics, flood }: Counters,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller {
  // All calls of a batch came at one moment, so that one look at the session holds for them.
  let reader: ReturnType<typeof identify> | undefined
  return {
    log: callLog(request.log, metrics),
    requestId: request.id,
    prefetch: /prefetch/.test(String(request.headers['sec-purpose'] ?? '')),
    begin: async (entry) => {
      const work = workOf(deps)
      const { now } = work
      const network = networkOf(request.ip)
      flood(network, now)
      reader ??= identify(deps, request.headers.authorization, now)
      return {
        ...work,
        publisher: deps.publisher.on({
          scenario: scenarioOf(deps, metrics, request),
          // Two requests of one moment share what they ask, whichever the database answers first.
          beganMs: performance.now() - reply.elapsedTime,
        }),
        leftMs: () => Math.max(leastLeftMs, answerWithinMs - reply.elapsedTime),
        network,
        limits: limitsOf(deps, { network, now }),
        reader: await reader,
        handOverToken: entry.auth === 'handOver' ? handOverTokenIn(request.headers.authorization) : undefined,
        requestId: request.id,
        ip: request.ip,
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
        deviceSecret: readCookie(request, 'device'),
        signOnState: readCookie(request, 'signOnState'),
        beganSignIn: (id) => beganSignIn(request, id),
        setCookie: (name, value) => writeCookie(request, reply, name, value),
        forgetCookie: (name) => forgetCookie(request, reply, name),
        askedEdition: (shortcut) => askedEdition(deps, shortcut, request),
      } satisfies Call
    },
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

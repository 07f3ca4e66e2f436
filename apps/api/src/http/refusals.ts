import type { ErrorCode } from '@leserkonto/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../context.ts'
import { sayDatabaseOutage } from '../outages.ts'

const refused = new WeakMap<FastifyRequest, ErrorCode>()

/** Notes that a request is refused, where no call has written that down. */
export function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
  refused.set(request, code)
}

const outages = new WeakMap<FastifyRequest, unknown>()

/** Notes that a request outside of calls failed because the database is gone, which the process says once a minute. */
export function noteOutage(request: FastifyRequest, error: unknown): void {
  outages.set(request, error)
}

/**
 * Counts every answer, and writes one line and one count for each answer that refuses something outside of calls: a signature, a token, a host, a form, an
 * address that nothing is at. The line has the pattern of the route, never an address or what was sent.
 */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const outage = outages.get(request)
    if (outage) sayDatabaseOutage(outage, request.log, metrics)
    // What platforms and scrapes ask is no reader's.
    if (!/^\/(health\/|metrics$)/.test(route)) metrics.answered(reply.statusCode)
    const code = refused.get(request)
    if (code === undefined) return
    metrics.refused(code)
    request.log.info({ code, route, status: reply.statusCode, durationMs: reply.elapsedTime }, 'refused')
  })
}

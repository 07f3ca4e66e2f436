import { Problem } from '@leserkonto/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { describe } from './call-log.ts'

/** Fastify's own refusals, made before any story runs. */
const byStatus: Readonly<
  Record<number, 'MALFORMED_REQUEST' | 'BODY_TOO_LARGE' | 'CONTENT_TYPE' | 'NOT_FOUND'>
> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'CONTENT_TYPE',
}

/** Any thrown thing as a problem; what nobody foresaw is GENERIC with its cause. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const status = (error as Partial<FastifyError> | undefined)?.statusCode
  const code = status === undefined ? undefined : byStatus[status]
  return new Problem(code ?? 'GENERIC', { cause: error })
}

/** Answers a problem as RFC 9457 says. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error)
  // A call logs what it throws; what fails outside of one would leave no trace.
  if (!(error instanceof Problem) && problem.status >= 500)
    request.log.error({ cause: describe(error) }, 'request failed')
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS)
  if (problem.code === 'AUTH_REQUIRED') reply.header('www-authenticate', 'Bearer realm="leserkonto"')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toJson(request.id)))
}

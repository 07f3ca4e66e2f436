import { Problem } from '@leserkonto/contracts'
import { recordOf } from '@leserkonto/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../describe-error.ts'
import { isDatabaseOutage } from '../outages.ts'
import { isLogged } from './call-log.ts'
import { noteOutage, noteRefusal } from './refusals.ts'

/** Fastify's own refusals, made before any operation runs. */
const byStatus: Readonly<
  Record<number, 'MALFORMED_REQUEST' | 'BODY_TOO_LARGE' | 'CONTENT_TYPE' | 'NOT_FOUND'>
> = {
  400: 'MALFORMED_REQUEST',
  // A file nobody may see is none.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'CONTENT_TYPE',
}

/** Any thrown thing as a problem; what nobody foresaw is GENERIC with its cause. */
export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  const { statusCode } = recordOf(cause)
  const status = typeof statusCode === 'number' ? statusCode : undefined
  const code = status === undefined ? undefined : byStatus[status]
  if (code) return new Problem(code, { cause })
  // What a caller wants and cannot have, such as a part of a file beyond its end, is no failure of the service.
  const isCallers = status !== undefined && status >= 400 && status < 500
  return isCallers ? new Problem('MALFORMED_REQUEST', { status, cause }) : new Problem('GENERIC', { cause })
}

/** Answers a problem as RFC 9457 says, with `more` members. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  more: (problem: Problem) => object = () => ({}),
): FastifyReply {
  const problem = asProblem(error)
  // A call logs what it throws; what fails outside of one would leave no trace.
  if (!(error instanceof Problem) && problem.status >= 500) {
    if (isDatabaseOutage(error)) noteOutage(request, error)
    else request.log.error({ cause: describeError(error) }, 'request failed')
  }
  if (!isLogged(problem)) noteRefusal(request, problem.code)
  if (problem.allow) reply.header('allow', problem.allow.join(', '))
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS)
  if (problem.code === 'AUTH_REQUIRED') reply.header('www-authenticate', 'Bearer realm="leserkonto"')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem.toJson(request.id), ...more(problem) }))
}

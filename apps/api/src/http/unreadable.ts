import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '@leserkonto/contracts'
import type { ConnectionError } from 'fastify'
import type { Deps } from '../context.ts'
import { securityHeaders } from './security-headers.ts'

// Anything else is no request: 400.
const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what Node could not read as a request, as a problem that no cache keeps, and ends the connection. Fastify's own answer
 * has no code, and a cache could keep it. Source: docs/spec/contract.md#errors.
 */
export const answerUnreadable =
  ({ ids, config }: Pick<Deps, 'ids' | 'config'>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const requestId = ids.newId()
      const problem = new Problem('MALFORMED_REQUEST', { status: statusOf[error.code] ?? 400 })
      socket.write(answerOf(problem, requestId, securityHeaders(requestId, config)))
    }
    socket.destroy(error)
  }

function answerOf(problem: Problem, requestId: string, headers: Record<string, string>): string {
  const body = JSON.stringify(problem.toJson(requestId))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n')
}

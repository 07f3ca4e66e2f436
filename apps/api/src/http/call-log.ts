import type { Problem } from '@leserkonto/contracts'
import { errorCode, isOutage } from '@leserkonto/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../context.ts'
import { describeError } from '../describe-error.ts'
import { isDatabaseOutage, sayDatabaseOutage, sayOverload } from '../outages.ts'

/** One line per call but where too much work waits, without address, token or input; bugs are told apart from outages. */
export type CallLog = {
  begin: (operation: string) => {
    account: (accountId: string | undefined) => void
    ok: () => void
    refused: (problem: Problem) => void
  }
}

const logged = new WeakSet<Problem>()

/** Whether the line of a call tells of this problem. */
export const isLogged = (problem: Problem): boolean => logged.has(problem)

/** A log over the request's logger, which carries the request id. */
export function callLog(logger: FastifyBaseLogger, metrics: Metrics): CallLog {
  return {
    begin: (operation) => {
      const startedAt = performance.now()
      let accountId: string | undefined
      const line = (code: string) => {
        const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
        metrics.called(operation, code, durationMs)
        return { operation, code, durationMs, accountId }
      }
      return {
        account: (id) => {
          accountId = id
        },
        ok: () => logger.info(line('OK'), 'call'),
        refused: (problem) => {
          logged.add(problem)
          const { cause } = problem
          if (isDatabaseOutage(cause)) {
            metrics.databaseOutage(operation)
            sayDatabaseOutage(cause, logger, metrics)
            return logger.info(line(problem.code), 'call')
          }
          // Anybody can cause these by the thousand, as fast as they ask.
          if (isOverload(problem)) return sayOverload(line(problem.code), logger, metrics)
          // GENERIC means that nobody declared what happened: a bug, counted separately from outages.
          if (isOutage(cause)) metrics.outage(operation)
          else if (problem.code === 'GENERIC') metrics.unexpected(operation)
          if (problem.status >= 500)
            logger.error({ ...line(problem.code), cause: describeError(cause) }, 'call failed')
          else logger.info(line(problem.code), 'call')
        },
      }
    },
  }
}

/** Whether a call was refused because more work waits than can be done in time: the hashing queue, the decoder's. */
const isOverload = ({ code, cause }: Problem): boolean =>
  code === 'AUTH_BUSY' || errorCode(cause) === 'OVERLOADED'

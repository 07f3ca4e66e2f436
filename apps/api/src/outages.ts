import { errorCode } from '@leserkonto/rules'
import type { FastifyBaseLogger } from 'fastify'
import { describeError, driverWords } from './describe-error.ts'

/** Codes of the network, of PostgreSQL that ends, is full or only reads, and of Prisma for the same. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08\w{3}|53\w{3}|57P0[1-5]|25006|P1001|P1002|P1008|P1017|P2024|P2037)$/
const kinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'TooManyConnections', 'SocketTimeout'])

/** Whether something failed because the database could not be asked: it is gone, ends, is full, or has no connection left. */
export function isDatabaseOutage(error: unknown): boolean {
  // `fetch` has the codes of the network as well, and never asks the database.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  if (codes.test(errorCode(error) ?? '') || driverWords.has(error.message)) return true
  const driverError = Object(Reflect.get(error, 'meta')).driverAdapterError
  return [driverError?.cause, error.cause].some(saysOutage) || isDatabaseOutage(error.cause)
}

/** What Prisma's driver says of a failure; it comes as itself where a transaction begins or ends. */
function saysOutage(cause: unknown): boolean {
  const { kind, code } = Object(cause)
  return kinds.has(kind) || codes.test(`${code}`)
}

const everyMs = 60_000
/** When each process has last said what, by `process`, which is any object it has one of. */
const saidAt = new WeakMap<object, Map<string, number>>()

function isDue(what: string, process: object): boolean {
  const said = saidAt.get(process) ?? new Map<string, number>()
  saidAt.set(process, said)
  const now = performance.now()
  if (now - (said.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
  said.set(what, now)
  return true
}

/** Says an outage of the database in the log, once a minute for each `process`. */
export function sayDatabaseOutage(error: unknown, log: FastifyBaseLogger, process: object): void {
  if (isDue('outage', process))
    log.error({ cause: describeError(error) }, 'the database cannot be reached; said once a minute')
}

/** Says in the log that a call was turned away because too much work waits, once a minute for each `process`. */
export function sayOverload(line: object, log: FastifyBaseLogger, process: object): void {
  if (isDue('overload', process)) log.info(line, 'too much work waits; said once a minute')
}

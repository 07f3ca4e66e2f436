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
  return saysOutage(Reflect.get(error, 'meta')) || isDatabaseOutage(error.cause)
}

/** What Prisma's driver has told it. */
function saysOutage(meta: unknown): boolean {
  const { cause } = (
    meta as { driverAdapterError?: { cause?: { kind?: string; code?: string } } } | undefined
  )?.driverAdapterError ?? { cause: undefined }
  return kinds.has(cause?.kind ?? '') || codes.test(cause?.code ?? '')
}

const everyMs = 60_000
const saidAt = new WeakMap<object, number>()

/** Says an outage of the database in the log, once a minute for each `process`, which is any object it has one of. */
export function sayDatabaseOutage(error: unknown, log: FastifyBaseLogger, process: object): void {
  const now = performance.now()
  if (now - (saidAt.get(process) ?? Number.NEGATIVE_INFINITY) < everyMs) return
  saidAt.set(process, now)
  log.error({ cause: describeError(error) }, 'the database cannot be reached; said once a minute')
}

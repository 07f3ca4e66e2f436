import { errorCode } from '@leserkonto/rules'

/** What the database's driver says where it has no code: words of its own, of no data. */
export const driverWords: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])

/**
 * Name, code and stack of an error and its causes. Messages are left out: a database's message can contain the whole
 * row, and with it an address. For the same reason only the frames of the stack are kept.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  const code = errorCode(error)
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(driverWords.has(error.message) && { message: error.message }),
    at: frames.slice(0, 6).map((frame) => frame.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

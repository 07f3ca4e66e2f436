import { errorCode } from '@leserkonto/rules'

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
    at: frames.slice(0, 6).map((frame) => frame.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

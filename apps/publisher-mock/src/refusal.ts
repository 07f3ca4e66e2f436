import type { FastifyInstance } from 'fastify'
import type { ZodType, z } from 'zod'

/** An answer other than success: `{code,message}` on the wire. */
export type Refusal = Error & { statusCode: number; code: string }

export const refusal = (statusCode: number, code: string, message: string): Refusal =>
  Object.assign(new Error(message), { statusCode, code })

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'code' in error

export const notFound = (what: string): Refusal => refusal(404, 'NOT_FOUND', `${what} is not known.`)

/** The parsed value, or a 422 that names the wrong fields and never shows a value. */
export const parse = <T extends ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'body'))]
  throw refusal(422, 'VALIDATION_FAILED', `Not usable: ${names.join(', ')}.`)
}

/** The framework's refusals become 400, because the publisher's contract has no 413 and 415. */
const asRefusal = (error: unknown): Refusal => {
  if (!isRefusal(error)) return refusal(500, 'INTERNAL', 'The publisher failed.')
  const isFrameworks = error.code.startsWith('FST_') && error.statusCode < 500
  return isFrameworks ? refusal(400, 'BAD_REQUEST', error.message) : error
}

/** Gives all errors the same form, including those of the framework. */
export const answerErrors = (app: FastifyInstance) => {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' }),
  )
  app.setErrorHandler((error, request, reply) => {
    if (!isRefusal(error)) request.log.error(error) // a bug of the stand-in, not a fault that was asked for
    const { statusCode, code, message } = asRefusal(error)
    return reply.code(statusCode).send({ code, message })
  })
}

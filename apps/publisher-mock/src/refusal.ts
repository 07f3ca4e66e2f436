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

/** One form for every error, the framework's own included. */
export const answerErrors = (app: FastifyInstance) => {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' }),
  )
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode, code, message } = isRefusal(error)
      ? error
      : { statusCode: 500, code: 'INTERNAL', message: 'The publisher failed.' }
    const isFrameworks = code.startsWith('FST_')
    return reply.code(statusCode).send({ code: isFrameworks ? 'BAD_REQUEST' : code, message })
  })
}

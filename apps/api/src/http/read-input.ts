import { type FieldError, fieldError, type Operation, Problem, placeOf } from '@leserkonto/contracts'
import { isRecord, recordOf } from '@leserkonto/rules'
import type { FastifyRequest } from 'fastify'

type Values = Readonly<Record<string, unknown>>

/** Names of the fields an operation's input knows. */
export function fieldsOf(entry: Operation): string[] {
  const { def } = entry.input._zod
  return 'shape' in def ? Object.keys(recordOf(def.shape)) : []
}

/**
 * The raw input of a REST call: each field from the one place its operation says. A field that comes twice in the query, or
 * in two places, is refused, and so is a body's that is read elsewhere; unknown query fields are ignored, unknown body
 * fields are left for the schema to refuse. Source: docs/spec/contract.md#format.
 */
export function readInput(entry: Operation, request: FastifyRequest): Values {
  const query = recordOf(request.query)
  const body = bodyOf(request.body)
  const params = recordOf(request.params)
  const wrong: FieldError[] = []
  const read: Record<string, unknown> = {}
  for (const field of fieldsOf(entry)) {
    const place = placeOf(entry, field)
    const header = entry.headers?.[field]
    // A header without a value is none.
    const sent = header ? { [field]: request.headers[header] || undefined } : {}
    const found = { path: params, query, body, header: sent }
    const value = found[place][field]
    const places = [params, query, body].filter((values) => values[field] !== undefined).length
    if (places > 1 || (place === 'query' && (Array.isArray(value) || hasBrackets(query, field))))
      wrong.push(fieldError(field, 'DUPLICATE_FIELD'))
    else if (place !== 'body' && body[field] !== undefined) wrong.push(fieldError(field, 'UNKNOWN_FIELD'))
    else if (value !== undefined) read[field] = value
  }
  if (wrong.length > 0) throw new Problem('VALIDATION_FAILED', { fields: wrong })
  return { ...body, ...read }
}

// Programs write a list as `name[]=a`: taken for an unknown field, DELETE /user/settings would remove all of them.
const hasBrackets = (query: Values, field: string) =>
  Object.keys(query).some((name) => name.startsWith(`${field}[`))

function bodyOf(body: unknown): Values {
  if (body === undefined || body === null) return {}
  if (isRecord(body)) return body
  throw new Problem('VALIDATION_FAILED', { fields: [fieldError('', 'TYPE')] })
}

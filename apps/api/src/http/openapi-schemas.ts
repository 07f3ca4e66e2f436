import { type Contract, type Operation, schemaNames, statusOf, webhookDataNames } from '@leserkonto/contracts'
import * as core from 'zod/v4/core'

export type Json = Record<string, unknown>

/** The id of an operation, of which generated clients make the name of a function: `sessionLogin`. */
export const operationId = (slice: string, name: string): string =>
  slice + name.charAt(0).toUpperCase() + name.slice(1)

/** Name of a type that one operation alone has: `SessionLoginRequest`. */
export const typeName = (id: string, kind: 'Answer' | 'Request'): string =>
  id.charAt(0).toUpperCase() + id.slice(1) + kind

const uri = (name: string) => `#/components/schemas/${name}`

/** Where a named schema is used. */
export const refTo = (name: string): Json => ({ $ref: uri(name) })

/** Every answer of a contract under its name, and what several of them hold under one name for all. */
export type Answers = {
  readonly schemas: Readonly<Record<string, Json>>
  readonly nameOf: (entry: Operation) => string
}

export function answersOf(contract: Contract): Answers {
  const names = core.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ ...schemaNames, ...webhookDataNames }))
    names.add(schema, { id })
  for (const [slice, operations] of Object.entries(contract))
    for (const [name, { output, status }] of Object.entries(operations))
      if (status !== 204 && !names.has(output))
        names.add(output, { id: typeName(operationId(slice, name), 'Answer') })
  const { schemas } = core.toJSONSchema(names, {
    io: 'output',
    unrepresentable: 'any',
    uri,
    override: openToMore,
  })
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)])),
    nameOf: ({ output }) => names.get(output)?.id ?? '',
  }
}

/** A later version may answer more fields; who checks answers against the document must not refuse them. */
function openToMore({ jsonSchema }: { jsonSchema: Json }): void {
  delete jsonSchema.additionalProperties
}

/** What a call may send, as the contract parses it. */
export function inputSchema({ input }: Operation): InputSchema {
  const { properties = {}, required = [] } = core.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return { properties, required }
}
type InputSchema = { properties: Json; required: string[] }

function bare({ $schema: _, $id: __, ...json }: Json): Json {
  return json
}

/** One wrong field of a call. */
export const fieldErrorSchema: Json = {
  type: 'object',
  required: ['field', 'code', 'message'],
  properties: {
    field: { type: 'string', description: 'Its name; with dots inside lists and objects' },
    code: { type: 'string' },
    message: { type: 'string', description: 'German text for readers' },
  },
}

/** The body of every error. Source: docs/spec/contract.md#errors. */
export const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(statusOf) },
    detail: { type: 'string', description: 'German text for readers' },
    request_id: { type: 'string', description: 'Leads to the log of the service' },
    field_errors: { type: 'array', items: refTo('FieldError') },
    details: { type: 'object', description: 'For programs' },
  },
}

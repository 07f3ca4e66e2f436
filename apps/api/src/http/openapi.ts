import {
  type Contract,
  type Operation,
  pathFields,
  placeOf,
  sharedErrors,
  statusesOf,
  statusOf,
} from '@leserkonto/contracts'
import { errorTexts } from '@leserkonto/texts'
import * as core from 'zod/v4/core'
import { fieldsOf } from './read-input.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of a contract: a projection, nothing is written twice. */
export function openApiDocument(contract: Contract, origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const [slice, operations] of Object.entries(contract))
    for (const [name, entry] of Object.entries(operations)) {
      const path = paths[entry.path] ?? {}
      path[entry.method.toLowerCase()] = operationJson(slice, name, entry)
      paths[entry.path] = path
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Leserkonto',
      version: '1',
      description:
        'Reader accounts and single sign-on. Errors are application/problem+json with a stable `code` and a German `detail`.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: origin }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}

function operationJson(slice: string, name: string, entry: Operation): Json {
  const schema = jsonSchema(entry.input, 'input')
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = (schema.required ?? []) as string[]
  const inPlace = (place: ReturnType<typeof placeOf>) =>
    fieldsOf(entry).filter((field) => placeOf(entry, field) === place)
  const parameter = (place: 'path' | 'query' | 'header') => (field: string) => ({
    name: entry.headers?.[field] ?? field,
    in: place,
    required: pathFields(entry.path).includes(field) || required.includes(field),
    schema: properties[field] ?? {},
  })
  const body = inPlace('body')
  return {
    operationId: `${slice}.${name}`,
    summary: entry.summary,
    tags: [slice],
    security:
      entry.auth === 'anyone' ? [] : entry.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: (['path', 'query', 'header'] as const).flatMap((place) =>
      inPlace(place).map(parameter(place)),
    ),
    ...(body.length > 0 && { requestBody: requestBody(entry, body, properties, required) }),
    responses: { [entry.status ?? 200]: successJson(entry), ...errorResponses(entry) },
  }
}

function requestBody(
  { multipart }: Operation,
  fields: string[],
  properties: Record<string, Json>,
  required: string[],
): Json {
  const needed = required.filter((field) => fields.includes(field))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field, field === multipart?.file ? fileSchema : (properties[field] ?? {})]),
    ),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
  const type = multipart ? 'multipart/form-data' : 'application/json'
  return { required: needed.length > 0, content: { [type]: { schema } } }
}

/** A part of a form that carries a file. Source: OpenAPI 3.1 §4.8.14.2. */
const fileSchema: Json = { type: 'string', contentMediaType: 'application/octet-stream' }

const successJson = (entry: Operation): Json =>
  entry.status === 204
    ? { description: 'Done; no body' }
    : {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(entry.output, 'output') } },
      }

function errorResponses(entry: Operation): Record<string, Json> {
  const signIn = entry.auth === 'anyone' ? [] : (['AUTH_REQUIRED'] as const)
  const prefetch = entry.noPrefetch ? (['FORBIDDEN'] as const) : []
  const codes = [...entry.errors, ...signIn, ...prefetch, ...sharedErrors]
  const byStatus = Map.groupBy(
    codes.flatMap((code) => statusesOf(entry, code).map((status) => ({ status, code }))),
    ({ status }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, rows]) => [
      String(status),
      {
        description: [...new Set(rows.map(({ code }) => code))]
          .map((code) => `\`${code}\` – ${errorTexts[code]}`)
          .join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = core.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(statusOf) },
    detail: { type: 'string', description: 'German text for readers' },
    request_id: { type: 'string' },
    field_errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { type: 'object' },
  },
}

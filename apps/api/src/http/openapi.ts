import {
  type Auth,
  type Contract,
  type Operation,
  pathFields,
  placeOf,
  sharedErrors,
  statusesOf,
} from '@leserkonto/contracts'
import { keysOf } from '@leserkonto/rules'
import { type ErrorCode, errorTexts } from '@leserkonto/texts'
import { withExamples } from './openapi-examples.ts'
import {
  type Answers,
  answersOf,
  fieldErrorSchema,
  inputSchema,
  type Json,
  operationId,
  problemSchema,
  refTo,
  typeName,
} from './openapi-schemas.ts'
import { webhookBodies, webhookHeaders, webhookPaths } from './openapi-webhooks.ts'
import { fieldsOf } from './read-input.ts'

/** The OpenAPI 3.1 document of a contract: a projection, nothing is written twice. With `personas` calls have examples. */
export function openApiDocument(contract: Contract, { personas = false } = {}): Json {
  const paths: Record<string, Json> = {}
  const bodies: Record<string, Json> = {}
  const answers = answersOf(contract)
  for (const [slice, operations] of Object.entries(contract))
    for (const [name, entry] of Object.entries(operations)) {
      const id = operationId(slice, name)
      const body = bodyOf(entry)
      if (body) bodies[typeName(id, 'Request')] = body.schema
      const path = paths[entry.path] ?? {}
      path[entry.method.toLowerCase()] = operationJson({ slice, id, entry, body, answers })
      paths[entry.path] = path
    }
  return {
    openapi: '3.1.0',
    info,
    // Where the document came from: each host of the service answers every call.
    servers: [{ url: '/' }],
    tags: [...Object.keys(contract), 'webhooks'].map((name) => ({ name })),
    paths: personas ? withExamples(paths, bodies) : paths,
    webhooks: webhookPaths(),
    components: {
      securitySchemes,
      parameters: webhookHeaders,
      responses: responsesAlone(paths),
      schemas: {
        Problem: problemSchema,
        FieldError: fieldErrorSchema,
        ...bodies,
        ...answers.schemas,
        ...webhookBodies(),
      },
    },
  }
}

/**
 * That of portals opens nothing, so no operation asks for it, and it is always beside a bearer: generated clients would
 * send the reader's token in its place if it were another way in. Source: docs/spec/contract.md#portals.
 */
const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  portal: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Portal-Credential',
    description:
      "`<id>:<secret>` of a portal's server, at every operation beside the reader's bearer: its calls count per reader. It gives no right of its own. Never from a browser.",
  },
}

const info: Json = {
  title: 'Leserkonto',
  version: '1',
  description:
    'Reader accounts and single sign-on. Errors are application/problem+json with a stable `code` and a German `detail`. Answers may get more fields.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
}

const signIn: Readonly<Record<Auth, string>> = {
  anyone: 'Needs no sign-in.',
  optional: 'Uses a sign-in if there is one.',
  reader: 'Needs a sign-in.',
  handOver: 'Needs a sign-in, or a hand-over token instead.',
}

type Part = {
  slice: string
  id: string
  entry: Operation
  body: Body | undefined
  answers: Answers
}

function operationJson({ slice, id, entry, body, answers }: Part): Json {
  return {
    operationId: id,
    summary: entry.summary,
    description: signIn[entry.auth],
    tags: [slice],
    security:
      entry.auth === 'anyone' ? [] : entry.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(entry),
    ...(body && {
      requestBody: {
        required: body.needed,
        content: {
          [entry.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: refTo(typeName(id, 'Request')),
          },
        },
      },
    }),
    responses: { [entry.status ?? 200]: successJson(entry, answers), ...errorResponses(entry) },
  }
}

function parametersOf(entry: Operation): Json[] {
  const { properties, required } = inputSchema(entry)
  return (['path', 'query', 'header'] as const).flatMap((place) =>
    fieldsOf(entry)
      .filter((field) => placeOf(entry, field) === place)
      .map((field) => ({
        name: entry.headers?.[field] ?? field,
        in: place,
        required: pathFields(entry.path).includes(field) || required.includes(field),
        schema: properties[field] ?? {},
      })),
  )
}

type Body = { schema: Json; needed: boolean }

function bodyOf(entry: Operation): Body | undefined {
  const fields = fieldsOf(entry).filter((field) => placeOf(entry, field) === 'body')
  if (fields.length === 0) return undefined
  const { properties, required } = inputSchema(entry)
  const needed = required.filter((field) => fields.includes(field))
  const schemaOf = (field: string) =>
    field === entry.multipart?.file ? fileSchema : (properties[field] ?? {})
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, schemaOf(field)])),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
  return { schema, needed: needed.length > 0 }
}

/** A part of a form that carries a file. Source: OpenAPI 3.1 §4.8.14.2. */
const fileSchema: Json = { type: 'string', contentMediaType: 'application/octet-stream' }

const successJson = (entry: Operation, answers: Answers): Json =>
  entry.status === 204
    ? { description: 'Done; no body' }
    : { description: 'Success', content: { 'application/json': { schema: refTo(answers.nameOf(entry)) } } }

function errorResponses(entry: Operation): Record<string, Json> {
  const signedIn = entry.auth === 'anyone' ? [] : (['AUTH_REQUIRED'] as const)
  const codes = [...entry.errors, ...signedIn, ...sharedErrors]
  const byStatus = Map.groupBy(
    [...new Set(codes)].flatMap((code) => statusesOf(entry, code).map((status) => ({ status, code }))),
    ({ status }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, rows]) => {
      const [only, ...others] = codesOf(rows)
      const isAlone = only !== undefined && others.length === 0
      return [String(status), isAlone ? { $ref: `#/components/responses/${only}` } : refusals(codesOf(rows))]
    }),
  )
}

/** Of statuses that have one reason, which most operations share. */
function responsesAlone(paths: Json): Record<string, Json> {
  const used = keysOf(errorTexts).filter((code) =>
    JSON.stringify(paths).includes(`"#/components/responses/${code}"`),
  )
  return Object.fromEntries(used.map((code) => [code, refusals([code])]))
}

const codesOf = (rows: readonly { code: ErrorCode }[]) => rows.map(({ code }) => code)

const refusals = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\` – ${errorTexts[code]}`).join('\n\n'),
  content: { 'application/problem+json': { schema: refTo('Problem') } },
})

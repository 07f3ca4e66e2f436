// npm run docs:api – writes docs/api.md, docs/openapi.json and docs/integrate/errors.md from the operation table and the
// catalogues; with --check it only says whether they agree.
import { type Contract, contract, type Operation, placeOf, statusesOf } from '@leserkonto/contracts'
import { editions, signOnOf } from '@leserkonto/editions'
import { toJSONSchema } from 'zod/v4/core'
import { openApiDocument } from '../apps/api/src/http/openapi.ts'
import { table as markdownTable, writeOrCheck } from './document.ts'
import { errorPage } from './error-docs.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  [key: string]: unknown
}

const signIn = {
  anyone: '–',
  optional: 'optional',
  reader: 'needed',
  handOver: 'needed, or a hand-over token',
} as const

const operations: Contract = contract
const texts = {
  'docs/api.md': `${head()}\n${Object.entries(operations)
    .map(([slice, entries]) => section(slice, entries))
    .join('\n')}`,
  'docs/integrate/errors.md': errorPage(),
  'docs/openapi.json': `${JSON.stringify(openApiDocument(operations), undefined, 2)}\n`,
}
writeOrCheck(texts, { source: 'the operation table', command: 'docs:api' })

function head(): string {
  return `# The API

Generated from \`packages/contracts\` by \`npm run docs:api\`; do not edit. The same as OpenAPI 3.1:
[openapi.json](openapi.json), which the service answers at \`/openapi.json\`, readable and callable at \`/docs\`. How to begin:
[integrate.md](integrate.md).

Every call lives at the root of the API's origin, speaks JSON in snake_case and answers errors as
\`application/problem+json\` with a stable \`code\`, a German \`detail\` and the \`request_id\` of the log.
Sign in with \`Authorization: Bearer <access_token>\`. Any call may also answer VALIDATION_FAILED (422), MALFORMED_REQUEST
(400), BODY_TOO_LARGE (413), CONTENT_TYPE (415), RATE_LIMITED (429, with \`Retry-After\`) and GENERIC (503).
\`edition\` is ${shortcuts()}; without it a call is about the edition of its host, and about \`${signOnOf(editions).shortcut}\` on \`localhost\`.

A first call, on the stack of \`npm start\`:

\`\`\`sh
curl -H 'Content-Type: application/json' -d '{"email":"plus@example.test","password":"Lese-Test-2024"}' http://localhost:3000/user/login
# {"access_token":"…","token_type":"Bearer","expires_in":31536000}
curl -H 'Authorization: Bearer …' 'http://localhost:3000/user/checkRight?edition=az&right=09'
# {"edition":"az","right":"09","granted":true}
\`\`\`
`
}

function shortcuts(): string {
  const all = editions.map(({ shortcut }) => `\`${shortcut}\``)
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

function section(slice: string, operations: Readonly<Record<string, Operation>>): string {
  return `## ${slice}\n\n${Object.values(operations).map(entryText).join('\n')}`
}

function entryText(entry: Operation): string {
  const errors = entry.errors.map((code) => `\`${code}\` ${statusesOf(entry, code).join('/')}`).join(', ')
  return [
    `### ${entry.method} ${entry.path}`,
    '',
    `${entry.summary}. Sign-in: ${signIn[entry.auth]}. Success: ${entry.status ?? 200}.`,
    '',
    ...table(['field', 'in', 'required', 'type'], inputRows(entry)),
    ...(entry.status === 204 ? [] : [`Answer: \`${shapeOf(jsonSchema(entry.output, 'output'))}\``, '']),
    ...(errors ? [`Errors: ${errors}.`, ''] : []),
  ].join('\n')
}

function inputRows(entry: Operation): string[][] {
  const schema = jsonSchema(entry.input, 'input')
  return Object.entries(schema.properties ?? {}).map(([field, type]) => [
    `\`${entry.headers?.[field] ?? field}\``,
    entry.multipart ? 'form' : placeOf(entry, field),
    schema.required?.includes(field) ? 'yes' : '',
    field === entry.multipart?.file ? 'file' : `\`${shapeOf(type).replaceAll('|', '\\|')}\``,
  ])
}

function table(head: string[], rows: string[][]): string[] {
  return rows.length === 0 ? [] : [markdownTable(head, rows), '']
}

/** A schema on one line, as a TypeScript type. */
function shapeOf(schema: Schema): string {
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (either) return either.map(shapeOf).join(' | ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.type === 'array') return listOf((schema.items ?? {}) as Schema)
  if (schema.type === 'object' && schema.properties) return objectShape(schema)
  return [schema.type ?? 'any'].flat().join(' | ')
}

function listOf(items: Schema): string {
  const shape = shapeOf(items)
  return (items.enum ?? items.anyOf ?? items.oneOf) ? `(${shape})[]` : `${shape}[]`
}

function objectShape({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, type]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(type)}`,
  )
  return `{ ${fields.join('; ')} }`
}

function jsonSchema(schema: Operation['input'] | Operation['output'], io: 'input' | 'output'): Schema {
  return toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
}

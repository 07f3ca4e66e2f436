// npm run docs:publisher – writes docs/publisher/*.openapi.json; with --check it only says whether they agree with the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, crmCalls } from '@leserkonto/publisher-wire/calls'
import * as content from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import * as crm from '@leserkonto/publisher-wire/crm'
import * as declarations from '@leserkonto/publisher-wire/declarations'
import { eventCalls } from '@leserkonto/publisher-wire/event-calls'
import * as events from '@leserkonto/publisher-wire/events'
import * as nameSearch from '@leserkonto/publisher-wire/name-search'
import * as offers from '@leserkonto/publisher-wire/offers'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../docs/publisher')
const { pictureTypes: _pictures, mediaTypes: _media, ...contentSchemas } = content
const { mostNamed: _most, ...nameSchemas } = nameSearch
const named = Object.entries<z.ZodType>({
  ...contentSchemas,
  ...crm,
  ...declarations,
  ...events,
  ...nameSchemas,
  ...offers,
})

const prose = {
  crm: `What the account service asks of the publisher's subscription system, below \`CRM_BASE_URL\`: JSON in snake_case, times in
ISO 8601 UTC, the bearer key of \`CRM_API_KEY\`. An answer that takes longer than three seconds, has more than 4 MB or another form than
here, a redirect and any status that is not named here are an outage: the service goes on with what it knows and tries again. A field
more than here is ignored. Try your system with \`npm run conformance\`.`,
  content: `What the account service asks of the publisher's article source, below \`CONTENT_BASE_URL\` with the bearer key of
\`CONTENT_API_KEY\`; where they are not set, at the address and with the key of the subscription system. The rules are the same.`,
  events: `What the publisher's systems send to the account service or ask of it. Each call has \`X-Signature: t=<seconds since
1970>,v1=<hex>\`: HMAC-SHA256 with the sender's key (\`EVENT_SECRET_CRM\`, \`_CONTENT\`, \`_MAIL\`, \`_UNSUBSCRIBE\`) over \`<t>.<body>\`, over the bytes as they are sent, not more than five minutes away. A
call that is not answered with 200 has to be sent again; a repeat does no harm.`,
}

const documents = {
  'crm.openapi.json': documentOf('The subscription system', prose.crm, crmCalls, 'bearer'),
  'content.openapi.json': documentOf('The article source', prose.content, contentCalls, 'bearer'),
  'events.openapi.json': documentOf('Events for the account service', prose.events, eventCalls, 'signature'),
}

for (const [name, document] of Object.entries(documents)) {
  const file = join(folder, name)
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readIfThere(file) !== text) {
    console.error(`docs/publisher/${name} is older than packages/publisher-wire: run npm run docs:publisher`)
    process.exitCode = 1
  }
}

function documentOf(
  title: string,
  description: string,
  table: Readonly<Record<string, Call>>,
  security: 'bearer' | 'signature',
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of Object.values(table)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  }
  const schemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    signature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
  }
  return {
    openapi: '3.1.0',
    info: { title: `Leserkonto: ${title}`, version: '1', description: description.replaceAll('\n', ' ') },
    security: [{ [security]: [] }],
    paths,
    components: { schemas: schemasFor(paths), securitySchemes: { [security]: schemes[security] } },
  }
}

function operationOf(call: Call) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = (call.query ?? []).map(({ name, required, meaning }) => ({
    name,
    in: 'query',
    required,
    description: meaning,
    schema: { type: 'string' },
  }))
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }
  const isWrite = call.method !== 'GET' && !call.isSearch && call.path.startsWith('/crm/')
  return {
    operationId: call.id,
    summary: call.summary,
    description: call.rules,
    parameters: [...inPath, ...inQuery, ...(isWrite ? [key] : [])],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: responsesOf(call),
  }
}

function responsesOf({ answer, refusals, path }: Call) {
  const isEvent = path.startsWith('/internal/')
  const error = isEvent ? events.EventRefusal : crm.PublisherError
  const refused = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: json(error, isEvent ? 'application/problem+json' : undefined) },
  ])
  const body = answer.schema ? json(answer.schema) : bytes(answer.types)
  const done = { description: 'Done', ...(body && { content: body }) }
  return { [answer.status]: done, ...Object.fromEntries(refused) }
}

/** Source: OpenAPI 3.1 §4.8.14.2, by which bytes have no schema. */
function bytes(types: readonly string[] | undefined) {
  return types && Object.fromEntries(types.map((type) => [type, {}]))
}

/** A named schema is referred to, so that generated code has names of its own. */
function json(schema: z.ZodType, type = 'application/json') {
  const name = named.find(([, one]) => one === schema)?.[0]
  if (!name) throw new Error('a schema of the protocol is not exported by packages/publisher-wire')
  return { [type]: { schema: { $ref: `#/components/schemas/${name}` } } }
}

/** The schemas that these paths need, with those that they are made of. */
function schemasFor(paths: object) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  })
  const needed: Record<string, unknown> = {}
  const add = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (needed[name]) continue
      const { $id: _id, $schema: _schema, ...schema } = schemas[name] as Record<string, unknown>
      needed[name] = schema
      add(schema)
    }
  }
  add(paths)
  return Object.fromEntries(Object.entries(needed).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

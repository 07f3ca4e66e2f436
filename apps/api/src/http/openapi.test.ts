import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, contract } from '@leserkonto/contracts'
import { webhookTypes } from '@leserkonto/rules'
import { Validator } from '@seriousme/openapi-schema-validator'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { type Harness, startHarness } from '../testing/harness.ts'
import { openApiDocument } from './openapi.ts'

type Json = Record<string, unknown>
type Shown = {
  parameters: { name: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
type Paths = Record<string, Record<string, Shown>>

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const document = openApiDocument(contract as Contract)
const { schemas } = document.components as { schemas: Record<string, Json> }
const operations = Object.values(document.paths as Record<string, Record<string, Json>>).flatMap((path) =>
  Object.values(path),
)

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(document) as never)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

test.each(['localhost:3000', 'az.localhost:3000', 'sso.localhost:3000'])(
  'the service answers the committed document at %s, which names the host it came from as its server',
  async (host) => {
    const { body } = await supertest(api.app.server).get('/openapi.json').set('Host', host).expect(200)
    const committed = join(import.meta.dirname, '../../../../docs/openapi.json')
    const without = (text: string) => JSON.parse(text, (_, value) => (value?.example ? bare(value) : value))
    expect(without(JSON.stringify(body))).toEqual(JSON.parse(readFileSync(committed, 'utf8')))
    expect(body.servers).toEqual([{ url: '/' }])
  },
)

const bare = ({ example: _, ...part }: Json) => part

test('where there are personas, calls have examples that their operations take, and elsewhere none', () => {
  expect(JSON.stringify(document)).not.toContain('"example"')
  const { paths } = openApiDocument(contract as Contract, { personas: true }) as { paths: Paths }
  const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json']?.example
  expect(bodyOf('/user/login')).toEqual({ email: 'plus@example.test', password: 'Lese-Test-2024' })
  const asked = paths['/user/checkRight']?.get?.parameters.map(({ name, example }) => [name, example])
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ edition: 'az', right: '09' })
  const entries = Object.values(contract as Contract).flatMap((slice) => Object.values(slice))
  const taken = entries.flatMap(({ method, path, input }) => {
    const example = method === 'POST' ? bodyOf(path) : undefined
    return example ? [[path, safeParse(input, example).success]] : []
  })
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter(([, isTaken]) => !isTaken)).toEqual([])
})

test('each operation has an id of its own, of which a function can be made', () => {
  const ids = operations.map(({ operationId }) => String(operationId))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['sessionLogin', 'sessionUserinfo', 'rightsCheck']))
})

test('each event of webhooks has a named body with its type and data', () => {
  const events = Object.entries(document.webhooks as Record<string, { post: Json }>)
  expect(events.map(([type]) => type)).toEqual([...webhookTypes])
  for (const [type, { post }] of events) {
    const { content } = post.requestBody as { content: { 'application/json': { schema: { $ref: string } } } }
    const name = content['application/json'].schema.$ref.replace('#/components/schemas/', '')
    expect(schemas[name]).toMatchObject({
      properties: { type: { const: type }, data: { $ref: expect.stringMatching(/Webhook/) } },
    })
  }
})

test('the credential of portals is described, and no generated client sends it by itself', () => {
  const { securitySchemes } = document.components as { securitySchemes: Record<string, Json> }
  expect(securitySchemes.portal).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Portal-Credential' })
  const asked = operations.flatMap(({ security }) =>
    (security as Json[]).flatMap((ways) => Object.keys(ways)),
  )
  expect(new Set(asked)).toEqual(new Set(['bearer']))
})

test('bodies and answers are named schemas', () => {
  const inline = operations.flatMap(({ operationId, requestBody, responses }) => {
    const contents = [requestBody, ...Object.values(responses as Json)].flatMap((part) =>
      Object.values((part as { content?: Record<string, { schema: Json }> } | undefined)?.content ?? {}),
    )
    return contents.filter(({ schema }) => !('$ref' in schema)).map(() => operationId)
  })
  expect(inline).toEqual([])
})

test('an object that two answers hold has a name', () => {
  const answers = Object.entries(schemas).filter(([name]) => !name.endsWith('Request'))
  const seen = answers.flatMap(([, schema]) => objectsIn(schema).map((object) => JSON.stringify(object)))
  expect(seen.filter((object, index) => seen.indexOf(object) !== index)).toEqual([])
})

/** Every object that a schema describes, itself left out. */
function objectsIn(schema: unknown, isRoot = true): Json[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap((part) => objectsIn(part, false))
  return !isRoot && 'properties' in schema && 'type' in schema ? [schema as Json, ...inside] : inside
}

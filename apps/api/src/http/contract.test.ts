import { type Contract, contract, pathFields, placeOf } from '@leserkonto/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { openApiDocument } from './openapi.ts'
import { fieldsOf } from './read-input.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const operations = Object.entries(contract as Contract).flatMap(([slice, entries]) =>
  Object.entries(entries).map(([name, entry]) => [`${slice}.${name}`, entry] as const),
)
type Method = 'get' | 'post' | 'put' | 'delete'
const anyId = '00000000-0000-4000-8000-000000000000'

/** A call of an operation with harmless values in its path. */
const call = (entry: (typeof operations)[number][1]) =>
  api.caller().request(entry.method.toLowerCase() as Method, entry.path.replace(/\{\w+\}/g, anyId))

describe.each(operations)('%s', (_name, entry) => {
  const bodyFields = fieldsOf(entry).filter((field) => placeOf(entry, field) === 'body')

  if (entry.auth === 'reader' || entry.auth === 'handOver')
    test('refuses anonymous callers', async () => {
      const { body } = await call(entry).expect(401)
      expect(body.code).toBe('AUTH_REQUIRED')
    })

  test('every field of its path is a field of its input', () => {
    expect(fieldsOf(entry)).toEqual(expect.arrayContaining(pathFields(entry.path)))
  })

  if (bodyFields.length > 0 && !('multipart' in entry))
    test('takes JSON only, whole and bounded', async () => {
      const form = await call(entry).set('Content-Type', 'application/x-www-form-urlencoded').send('a=b')
      expect([form.status, form.body.code]).toEqual([415, 'CONTENT_TYPE'])
      const broken = await call(entry).set('Content-Type', 'application/json').send('{"a":')
      expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED_REQUEST'])
      const large = await call(entry).send({ a: 'x'.repeat(65 * 1024) })
      expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
    })

  if (bodyFields.length > 0 && entry.auth !== 'reader' && !('multipart' in entry))
    test('refuses unknown fields and wrong types, each with a German message', async () => {
      const wrong = Object.fromEntries(bodyFields.map((field) => [field, { not: 'this' }]))
      const { body } = await call(entry)
        .send({ ...wrong, surprise: 1 })
        .expect(422)
      expect(body.code).toBe('VALIDATION_FAILED')
      const fields = body.field_errors.map(({ field }: { field: string }) => field)
      expect(fields).toContain('surprise')
      for (const { message } of body.field_errors) expect(message).toMatch(/\.$/)
    })

  if (entry.method === 'GET')
    test('HEAD is not served', async () => {
      const path = entry.path.replace(/\{\w+\}/g, anyId)
      const answer = await api.app.inject({ method: 'HEAD', url: path })
      expect(answer.statusCode).toBe(404)
    })
})

test('the OpenAPI document is valid', async () => {
  const document = openApiDocument(contract as Contract, 'http://sso.localhost:3000')
  const result = await new Validator().validate(structuredClone(document) as never)
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

test('each operation stands once per method and path', () => {
  const keys = operations.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

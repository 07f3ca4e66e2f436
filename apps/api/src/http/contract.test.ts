import { type Contract, contract, parseInput, pathFields, placeOf } from '@leserkonto/contracts'
import { labelOf } from '@leserkonto/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { fieldsOf } from './read-input.ts'

let api: Harness
let bearer = ''
beforeAll(async () => {
  api = await startHarness()
  bearer = (await linkingOf(() => api).quickReader()).bearer
})
afterAll(() => api.close())

const operations = Object.entries(contract as Contract).flatMap(([slice, entries]) =>
  Object.entries(entries).map(([name, entry]) => [`${slice}.${name}`, entry] as const),
)
type Method = 'get' | 'post' | 'put' | 'delete'
const anyId = '00000000-0000-4000-8000-000000000000'

const wrongValue = { not: 'this' }

/** A call of an operation with harmless values in its path, anonymous unless somebody is named. */
const call = (entry: (typeof operations)[number][1], who?: string, query = '') =>
  api
    .caller()
    .request(entry.method.toLowerCase() as Method, entry.path.replace(/\{\w+\}/g, anyId) + query, who)

/** The same over the other channel. */
const trpc = (name: string, who?: string) => api.caller().request('post', `/trpc/${name}`, who)

describe.each(operations)('%s', (name, entry) => {
  const isUpload = 'multipart' in entry
  const needsSession = entry.auth === 'reader' || entry.auth === 'handOver'
  const fieldsIn = (place: ReturnType<typeof placeOf>) =>
    fieldsOf(entry).filter((field) => placeOf(entry, field) === place)
  const bodyFields = fieldsIn('body')

  if (needsSession)
    test('refuses anonymous callers, before it reads what they sent', async () => {
      const request = call(entry)
      const { body } = await (bodyFields.length > 0 && !isUpload ? request.send({ surprise: 1 }) : request)
      expect(body).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
      if (isUpload) return
      const other = await trpc(name).send({ surprise: 1 }).expect(401)
      expect(other.body.error.data.problem.code).toBe('AUTH_REQUIRED')
    })

  test('a field that is missing is told by a German name', () => {
    const judged = parseInput(entry.input, {})
    for (const { field, code } of judged.ok ? [] : judged.fields)
      expect([field, code, labelOf(field)]).not.toEqual([field, 'REQUIRED', field])
  })

  test('every field of its path is a field of its input', () => {
    expect(fieldsOf(entry)).toEqual(expect.arrayContaining(pathFields(entry.path)))
  })

  if (bodyFields.length > 0 && !isUpload)
    test('takes JSON only, whole and bounded', async () => {
      const form = await call(entry).set('Content-Type', 'application/x-www-form-urlencoded').send('a=b')
      expect([form.status, form.body.code]).toEqual([415, 'CONTENT_TYPE'])
      const broken = await call(entry).set('Content-Type', 'application/json').send('{"a":')
      expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED_REQUEST'])
      const large = await call(entry).send({ a: 'x'.repeat(65 * 1024) })
      expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
    })

  if (bodyFields.length > 0 && !isUpload)
    test('refuses unknown fields and wrong types, each with a German message', async () => {
      const wrong = Object.fromEntries(bodyFields.map((field) => [field, wrongValue]))
      const { body } = await call(entry, bearer)
        .send({ ...wrong, surprise: 1 })
        .expect(422)
      expect(body.code).toBe('VALIDATION_FAILED')
      const fields = body.field_errors.map(({ field }: { field: string }) => field)
      expect(fields).toEqual(expect.arrayContaining(['surprise', ...bodyFields]))
      for (const { message } of body.field_errors) expect(message).toMatch(/^\p{Lu}.*[.!]$/u)
    })

  if (!isUpload)
    test('refuses over tRPC what it does not know, wherever REST would read it', async () => {
      const wrong = Object.fromEntries(fieldsOf(entry).map((field) => [field, wrongValue]))
      const answer = await trpc(name, bearer)
        .send({ ...wrong, surprise: 1 })
        .expect(422)
      const { code, field_errors } = answer.body.error.data.problem
      expect(code).toBe('VALIDATION_FAILED')
      const fields = field_errors.map(({ field }: { field: string }) => field)
      expect(fields).toEqual(expect.arrayContaining(['surprise', ...fieldsOf(entry)]))
    })

  if (fieldsIn('query').length > 0)
    test('refuses a query field that comes twice or is far too long', async () => {
      for (const field of fieldsIn('query')) {
        const twice = await call(entry, bearer, `?${field}=a&${field}=a`).expect(422)
        expect(twice.body.field_errors).toMatchObject([{ field, code: 'DUPLICATE_FIELD' }])
        const oversize = await call(entry, bearer, `?${field}=${'x'.repeat(9_000)}`)
        // A token that is too long is any wrong token: gone, or a state of its own.
        expect(field === 'token' ? [200, 404, 410] : [404, 422]).toContain(oversize.status)
      }
    })

  if (entry.method === 'GET')
    test('HEAD is answered as GET, or not at all where GET has an effect', async () => {
      const url = entry.path.replace(/\{\w+\}/g, anyId)
      const [head, get] = await Promise.all([
        api.app.inject({ method: 'HEAD', url }),
        api.app.inject({ method: 'GET', url }),
      ])
      expect(head.statusCode).toBe(entry.noPrefetch ? 405 : get.statusCode)
      expect(head.body).toBe('')
    })
})

test('each method and path has one operation', () => {
  const keys = operations.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

import { type Contract, contract, placeOf } from '@leserkonto/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { type Pages, startPages } from '../testing/portal.ts'
import { fieldsOf } from './read-input.ts'

let api: Harness
let pages: Pages
let bearer = ''
beforeAll(async () => {
  api = await startHarness()
  pages = await startPages(api)
  bearer = (await linkingOf(() => api).quickReader()).bearer
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

/** Of any answer that refuses. Source: docs/spec/security.md#input-bounds. */
const mostBytes = 16_000
const room = 64_000

/** As many parts as there is room for. */
const filled = (part: (index: number) => string, most = room) =>
  Array.from({ length: Math.floor(most / (part(9_999).length + 1)) }, (_, index) => part(index)).join(',')

/** What a field may hold that is as wrong, and as long, as can be. */
const hostile: readonly [what: string, value: (most: number) => string][] = [
  ['many names', (most) => `{${filled((at) => `"n${at}":1`, most)}}`],
  ['names of twenty signs', (most) => `{${filled((at) => `"${'n'.repeat(20)}${at}":1`, most)}}`],
  ['names of many signs', (most) => `{"${'😀'.repeat(most / 4 - 9)}":1}`],
  ['names to be escaped', (most) => `{${filled((at) => `"\\u0001${'\\u0002'.repeat(50)}${at}":1`, most)}}`],
  ['many numbers', (most) => `[${filled(() => '1', most)}]`],
  ['many empty objects', (most) => `[${filled(() => '{}', most)}]`],
  ['objects of wrong names', (most) => `[${filled(() => `{"${'x'.repeat(30)}":1}`, most)}]`],
  ['lists in lists', (most) => '['.repeat(most / 2 - 9) + ']'.repeat(most / 2 - 9)],
  ['a long text', (most) => `"${'"'.repeat(most / 2 - 9).replaceAll('"', '\\"')}"`],
]
const operations = Object.entries(contract as Contract).flatMap(([slice, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${slice}.${name}`, entry })),
)
const anyId = '00000000-0000-4000-8000-000000000000'
const ask = (method: string, url: string, payload: string, headers: object = {}) =>
  api.app.inject({
    method: method as 'POST',
    url,
    payload,
    headers: {
      'x-forwarded-for': api.caller().ip,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      ...headers,
    },
  })

describe('no refusal is longer than 16 kB, whatever is sent', () => {
  const withBody = operations.filter(
    ({ entry }) => !entry.multipart && fieldsOf(entry).some((field) => placeOf(entry, field) === 'body'),
  )
  test.each(withBody)('to $name', async ({ name, entry }) => {
    const url = entry.path.replace(/\{\w+\}/g, anyId)
    const fields = fieldsOf(entry).filter((field) => placeOf(entry, field) === 'body')
    for (const [what, value] of hostile) {
      const bodies = [value(room), ...fields.map((field) => `{"${field}":${value(room - 200)}}`)]
      for (const body of bodies)
        for (const [method, path] of [
          [entry.method, url],
          ['POST', `/trpc/${name}`],
        ] as const) {
          const { statusCode, body: answer } = await ask(method, path, body)
          // Some calls take any text for a token that is worth nothing.
          expect([what, path, statusCode < 500, answer.length < mostBytes]).toEqual([what, path, true, true])
        }
    }
  })

  test.each(hostile)('to ten calls in a batch with %s', async (_what, value) => {
    const body = `{${Array.from({ length: 10 }, (_, call) => `"${call}":${value(room / 10 - 20)}`).join(',')}}`
    const path = `/trpc/${Array(10).fill('registration.register').join(',')}?batch=1`
    const { statusCode, body: answer } = await ask('POST', path, body)
    expect(statusCode).toBe(422)
    expect(answer.length).toBeLessThan(mostBytes)
  })

  test('to a form, but for the page itself', async () => {
    const own = { host: 'az.localhost:3000', origin: 'http://az.localhost:3000' }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (body: string) => pages.post('/kuendigung', { ...own, ...type }, body)
    const many = await send(filled((at) => `n${at}=1`).replaceAll(',', '&')).expect(422)
    expect(many.body.field_errors).toMatchObject([{ field: '', code: 'TOO_MANY' }])
  })
})

test.each(['/kuendigung', '/widerruf', '/datenauskunft', '/na/kuendigung', '/na/datenauskunft'])(
  'the form at %s without a body is an empty one',
  async (path) => {
    const own = { host: 'az.localhost:3000', origin: 'http://az.localhost:3000' }
    const { statusCode, headers } = await pages.app.inject({ method: 'POST', url: path, headers: own })
    expect([statusCode, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    const foreign = await pages.app.inject({ method: 'POST', url: path, headers: { host: own.host } })
    expect(foreign.statusCode).toBe(403)
    expect(pages.log()).not.toContain('TypeError')
  },
)

test.each([
  ['a login', 'session.login', '{"email":"a@example.test","email":"b@example.test","password":"x"}', 'email'],
  ['a setting', 'settings.save', '{"settings":[{"name":"a","value":"1","value":"2"}]}', 'value'],
  ['a call of a batch', 'session.login?batch=1', '{"0":{"email":"a","email":"b","password":"x"}}', 'email'],
])('%s on tRPC with a name that comes twice is refused by it', async (_what, path, body, field) => {
  const answer = await ask('POST', `/trpc/${path}`, body)
  expect(answer.statusCode).toBe(422)
  const rows = [expect.objectContaining({ field, code: 'DUPLICATE_FIELD' })]
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', field_errors: rows })
  expect(answer.json().error.data.problem).toMatchObject({ code: 'VALIDATION_FAILED', field_errors: rows })
})

test('the readiness asks the database once a second, however often somebody wants to know', async () => {
  const { pool } = api.deps
  const { query } = pool
  let asked = 0
  pool.query = ((...words: Parameters<typeof query>) => {
    asked++
    return query.apply(pool, words)
  }) as typeof query
  try {
    const isReady = async () => (await api.app.inject('/health/ready')).statusCode
    for (let round = 1; round <= 2; round++) {
      for (let probe = 0; probe < 20; probe++) expect(await isReady()).toBe(200)
      expect(asked).toBe(round)
      api.advance(1_000)
    }
    pool.query = (() => Promise.reject(new Error('gone'))) as typeof query
    expect(await isReady()).toBe(503)
    // Pages are made and kept without it.
    expect((await api.app.inject('/health/ready/pages')).statusCode).toBe(200)
    pool.query = query
    expect(await isReady()).toBe(503)
    api.advance(1_000)
    expect(await isReady()).toBe(200)
  } finally {
    pool.query = query
  }
})

import { type Contract, contract, placeOf } from '@leserkonto/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { deviceOf } from '../testing/readers.ts'
import { fieldsOf } from './read-input.ts'

let api: Harness
let bearer = ''
let cookies = ''

beforeAll(async () => {
  api = await startHarness()
  const reader = await linkingOf(() => api).quickReader()
  bearer = reader.bearer
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  const secret = deviceOf(reader.email)
  cookies = `userData=${signed.body.user_data}; device=${secret}; signon=${secret}; signon-token=${secret}; signedOn=signOn`
})
afterAll(() => api.close())

const operations = Object.entries(contract as Contract).flatMap(([slice, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${slice}.${name}`, entry })),
)
type Operation = (typeof operations)[number]
const anyId = '00000000-0000-4000-8000-000000000000'
const urlOf = ({ entry }: Operation) => entry.path.replace(/\{\w+\}/g, anyId)
const takesJson = ({ entry }: Operation) =>
  !entry.multipart && fieldsOf(entry).some((field) => placeOf(entry, field) === 'body')
const changing = operations.filter(({ entry }) => entry.method !== 'GET')

async function answerOf(
  operation: Operation,
  { url = urlOf(operation), headers = {}, payload }: { url?: string; headers?: object; payload?: string },
) {
  const { method } = operation.entry
  // `inject` as a caller with a network of its own, so that no limit answers in the place of what is asked here.
  const from = { 'x-forwarded-for': api.caller().ip }
  return api.app.inject({ method, url, headers: { ...from, ...headers }, ...(payload && { payload }) })
}

const polluted = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"__proto__.polluted":"yes"}',
  '{"\\u005f_proto__":{"polluted":"yes"}}',
]
const notPolluted = () => {
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get([], 'polluted')).toBeUndefined()
}

describe('no call changes what all objects inherit', () => {
  const authorization = () => ({ authorization: `Bearer ${bearer}`, 'content-type': 'application/json' })

  test.each(operations.filter(takesJson))('$name by its body', async (operation) => {
    for (const payload of polluted) {
      const answer = await answerOf(operation, { headers: authorization(), payload })
      expect([400, 403, 422]).toContain(answer.statusCode)
    }
    const inside = Object.fromEntries(fieldsOf(operation.entry).map((field) => [field, 'HERE']))
    const nested = JSON.stringify(inside).replaceAll('"HERE"', polluted[1] ?? '')
    const answer = await answerOf(operation, { headers: authorization(), payload: nested })
    expect([400, 403, 422]).toContain(answer.statusCode)
    notPolluted()
  })

  test('any by its query', async () => {
    const query = '__proto__[polluted]=yes&__proto__.polluted=yes&constructor[prototype][polluted]=yes'
    const reads = operations.filter(({ entry }) => entry.method === 'GET')
    for (const operation of reads) {
      const url = `${urlOf(operation)}?${query}`
      const { statusCode } = await answerOf(operation, {
        url,
        headers: { authorization: `Bearer ${bearer}` },
      })
      expect([operation.name, statusCode < 500]).toEqual([operation.name, true])
    }
    notPolluted()
  })

  test('any over the other channel, alone and in a batch', async () => {
    for (const { name, entry } of operations.filter((one) => !one.entry.multipart))
      for (const [path, payload] of [
        [`/trpc/${name}`, polluted[0]],
        [`/trpc/${name}?batch=1`, `{"0":${polluted[0]},"__proto__":{"polluted":"yes"}}`],
      ]) {
        const headers = { ...authorization(), 'x-forwarded-for': api.caller().ip }
        const answer = await api.app.inject({
          method: 'POST',
          url: String(path),
          headers,
          payload: String(payload),
        })
        expect([name, entry.path, answer.statusCode < 500]).toEqual([name, entry.path, true])
      }
    notPolluted()
  })
})

// What another website can make a browser send without asking: a form of three types, with all cookies that SameSite=Lax
// would hold back, were it not there.
const foreign = {
  origin: 'https://boese.example',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
}
const forms = [
  ['application/x-www-form-urlencoded', 'email=a%40example.test'],
  ['text/plain', '{"email":"a@example.test","x":"="}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.test\r\n--x--\r\n',
  ],
  ['', '{"email":"a@example.test"}'],
] as const

describe('no website calls for a reader who looks at it', () => {
  test.each(changing)('$name by a form with all cookies', async (operation) => {
    const { entry } = operation
    for (const [type, payload] of forms) {
      const headers = { ...foreign, cookie: cookies, ...(type && { 'content-type': type }) }
      const { statusCode } = await answerOf(operation, { headers, payload })
      // An upload's own type alone is not refused by that.
      const isTaken = entry.multipart !== undefined && type.startsWith('multipart/')
      expect([type, statusCode]).toEqual([type, isTaken ? 403 : 415])
    }
  })

  test.each(changing)('$name by a script, which the browser asks about first', async (operation) => {
    const headers = {
      ...foreign,
      'access-control-request-method': operation.entry.method,
      'access-control-request-headers': 'content-type',
    }
    const answer = await api.app.inject({ method: 'OPTIONS', url: urlOf(operation), headers })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('the cookies alone open none that needs a session', async () => {
    const closed = operations.filter(({ entry }) => entry.auth === 'reader' || entry.auth === 'handOver')
    expect(closed.length).toBeGreaterThan(40)
    for (const operation of closed) {
      const headers = { cookie: cookies, ...(takesJson(operation) && { 'content-type': 'application/json' }) }
      const payload = takesJson(operation) ? '{}' : ''
      const { statusCode } = await answerOf(operation, { headers, payload })
      expect([operation.name, statusCode]).toEqual([operation.name, operation.entry.multipart ? 401 : 401])
    }
  })
})

test('no text of a caller becomes a line of the headers', async () => {
  const lines = '%0d%0aSet-Cookie:%20boese=1%0d%0a%0d%0a<script>'
  for (const operation of operations.filter(({ entry }) => entry.method === 'GET')) {
    const query = fieldsOf(operation.entry).map((field) => `${field}=${lines}`)
    const url = `${operation.entry.path.replace(/\{\w+\}/g, `x${lines}`)}?${query.join('&')}`
    const answer = await answerOf(operation, { url, headers: { authorization: `Bearer ${bearer}` } })
    const own = [answer.headers['set-cookie'] ?? []].flat()
    expect([operation.name, own.filter((cookie) => cookie.startsWith('boese'))]).toEqual([operation.name, []])
    expect(Object.keys(answer.headers).filter((name) => /[\r\n:]/.test(name))).toEqual([])
    for (const value of Object.values(answer.headers).flat())
      expect(String(value)).not.toMatch(/[\r\n]|boese=1/)
  }
})

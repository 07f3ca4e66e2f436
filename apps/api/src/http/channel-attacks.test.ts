import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const post = (path: string, caller = api.caller()) => caller.request('post', path)
const batchOf = (name: string, calls: number) => `/trpc/${Array(calls).fill(name).join(',')}?batch=1`
const each = (calls: number, input: object) =>
  Object.fromEntries(Array.from({ length: calls }, (_, i) => [i, input]))

/** Sends a request line as it is, which supertest would tidy up. */
function rawGet(path: string): Promise<number | undefined> {
  const { port } = api.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { host: 'az.localhost' }
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.once('error', reject).end()
  })
}

describe('the tRPC channel takes JSON by POST and nothing else', () => {
  test.each([
    '/trpc/session.userinfo',
    '/%74rpc/session.userinfo',
    'http://az.localhost/trpc/session.userinfo',
  ])('GET %s is not served, however it is written', async (path) => {
    expect(await rawGet(`${path}?input=%7B%7D`)).toBe(405)
  })

  test.each(['HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const)('%s is not served', async (method) => {
    const headers = { 'content-type': 'application/json' }
    // `inject` is typed without TRACE, which node delivers all the same.
    const answer = await api.app.inject({ method: method as 'GET', url: '/trpc/session.login', headers })
    expect(answer.statusCode).toBe(405)
  })

  test('a form is refused before it is read, whatever its size', async () => {
    const login = post('/trpc/session.login')
      .field('email', freshEmail())
      .field('password', 'x'.repeat(200_000))
    expect((await login.expect(415)).body.code).toBe('CONTENT_TYPE')
    await post('/trpc/session.login').type('text/plain').send('{}').expect(415)
    await post('/trpc/session.login').type('application/octet-stream').send('{}').expect(415)
    await post('/trpc/session.login').expect(415)
  })

  test('a body is bounded as everywhere', async () => {
    await post('/trpc/session.login')
      .send({ email: 'x'.repeat(65 * 1024) })
      .expect(413)
  })

  test.each([{ 'trpc-accept': 'application/jsonl' }, { accept: 'application/jsonl' }])(
    'an answer in pieces (%o) is refused: its headers leave before a call could set a cookie',
    async (headers) => {
      await post(batchOf('session.login', 2)).set(headers).send(each(2, {})).expect(400)
    },
  )

  test('what tRPC refuses by itself is the problem REST would answer', async () => {
    const problemAt = async (path: string, body: string) => {
      const answer = await post(path).type('application/json').send(body)
      const { status, code, request_id } = answer.body.error.data.problem
      expect(request_id).toBe(answer.headers['x-request-id'])
      return [answer.status, status, code]
    }
    expect(await problemAt('/trpc/session.login', '{"a":')).toEqual([400, 400, 'MALFORMED_REQUEST'])
    expect(await problemAt('/trpc/session.nothing', '{}')).toEqual([404, 404, 'NOT_FOUND'])
    expect(await problemAt('/trpc/__proto__.constructor', '{}')).toEqual([404, 404, 'NOT_FOUND'])
    expect(await problemAt('/trpc/constructor', '{}')).toEqual([404, 404, 'NOT_FOUND'])
  })

  test.each(['[]', '"text"', '1', 'null', '[{"email":"a@example.test"}]'])('%s is no form', async (body) => {
    const answer = await post('/trpc/session.login').type('application/json').send(body)
    expect([answer.status, answer.body.error.data.problem.code]).toEqual([422, 'VALIDATION_FAILED'])
  })

  test('caches keep origins apart', async () => {
    const answer = await post('/trpc/session.userinfo').set('Origin', 'http://az.localhost:3000').send({})
    expect(answer.headers['access-control-allow-origin']).toBe('http://az.localhost:3000')
    expect(answer.headers.vary?.split(/, */)).toContain('Origin')
  })
})

describe('a batch', () => {
  test('of ten logins counts ten failures', async () => {
    const form = { email: freshEmail(), password: 'Falsch-Geheim-1' }
    const before = api.deps.passwords.computed()
    const { body, headers } = await post(batchOf('session.login', 10)).send(each(10, form)).expect(207)
    const codes = body.map(
      (row: { error: { data: { problem: { code: string } } } }) => row.error.data.problem.code,
    )
    expect(codes.filter((code: string) => code === 'AUTH_INVALID_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code: string) => code === 'RATE_LIMITED')).toHaveLength(5)
    expect(api.deps.passwords.computed() - before).toBe(10)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('of eleven runs none of them', async () => {
    const caller = api.caller()
    const email = freshEmail()
    const form = { email, password }
    await post(batchOf('registration.register', 11), caller).send(each(11, form)).expect(400)
    await post(batchOf('registration.register', 11).replaceAll(',', '%2C'), caller)
      .send(each(11, form))
      .expect(400)
    expect(await api.deps.db.pendingRegistration.count({ where: { email } })).toBe(0)
  })

  test('says of each call only what is its own: one that fails tells nothing of its neighbours', async () => {
    const bearer = await bearerOf(await activeReader())
    const { body } = await post('/trpc/session.userinfo,session.userinfo?batch=1')
      .set('Authorization', `Bearer ${bearer}`)
      .send({ 0: {}, 1: { edition: 'xx' } })
      .expect(207)
    expect(body[0].result.data.sub).toBeDefined()
    expect(Object.keys(body[1].error.data)).toEqual(['problem'])
  })
})

describe('names that every object knows', () => {
  test.each(['toString', 'valueOf', 'hasOwnProperty', 'constructor'])(
    '%s is an unknown field too',
    async (name) => {
      const form = { email: freshEmail(), password, [name]: 'x' }
      for (const path of ['/user/login', '/trpc/session.login']) {
        const { body } = await post(path).send(form).expect(422)
        const fields = (body.error?.data.problem ?? body).field_errors
        expect(fields).toMatchObject([{ field: name, code: 'UNKNOWN_FIELD' }])
      }
    },
  )

  test('__proto__ gives a form nothing', async () => {
    const form = `{"__proto__":{"email":"${freshEmail()}","password":"${password}"}}`
    await post('/user/login').type('application/json').send(form).expect(400)
    await post('/trpc/session.login').type('application/json').send(form).expect(422)
    expect(Reflect.get({}, 'email')).toBeUndefined()
  })
})

test('a path that is no address is a problem like any other, and is not repeated', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/service/%zz?token=geheim' })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.headers['x-request-id']).toBe(answer.json().request_id)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.body).not.toContain('geheim')
})

test('no token, address or password of these calls is in the log', () => {
  expect(api.log()).toContain('session.login')
  expect(api.log()).not.toMatch(/@|example\.test|Geheim|geheim|Bearer|eyJ/)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { password } from '../testing/readers.ts'

let api: Harness
let bearer: string

beforeAll(async () => {
  api = await startHarness()
  bearer = (await linkingOf(() => api).quickReader()).bearer
})
afterAll(() => api.close())

const login = () => api.caller().request('post', '/user/login')
const json = (body: string) => login().set('Content-Type', 'application/json').send(body)

describe('every answer', () => {
  test.each([
    ['get', '/userinfo', 401],
    ['get', '/gibt/es/nicht', 404],
    ['post', '/user/login', 422],
    ['delete', '/userinfo', 405],
    ['get', '/health/live', 200],
    ['get', '/.well-known/jwks.json', 200],
    ['get', '/%zz', 400],
  ] as const)('%s %s carries an id and lets nothing run, frame or sniff it', async (method, path, status) => {
    const request = api.caller().request(method, path)
    const { headers } = await (method === 'post' ? request.send({}) : request).expect(status)
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })

  test('a problem is RFC 9457, German, kept by nobody, and says nothing about the inside', async () => {
    const answer = await login().send({ email: 'kein', password: '' }).expect(422)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toEqual({
      type: 'urn:leserkonto:problem:validation_failed',
      title: 'Unprocessable Content',
      status: 422,
      code: 'VALIDATION_FAILED',
      detail: 'Bitte prüfen Sie Ihre Eingaben.',
      request_id: answer.headers['x-request-id'],
      field_errors: [
        {
          field: 'email',
          code: 'AT_MISSING',
          message: 'In der E-Mail-Adresse fehlt das @, zum Beispiel: name@example.de.',
        },
        { field: 'password', code: 'REQUIRED', message: 'Das Feld Passwort muss ausgefüllt werden.' },
      ],
    })
  })

  test('the caller’s own request id is not taken over', async () => {
    const answer = await api.caller().request('get', '/userinfo').set('X-Request-Id', 'vom-anrufer')
    expect(answer.headers['x-request-id']).not.toBe('vom-anrufer')
  })
})

describe('a body', () => {
  test.each([
    ['cut off', '{"email":"a@', 400],
    ['nothing', '', 422],
    ['blank', ' ', 400],
    ['a word', 'x', 400],
    ['with NUL in it', '{"email":"a\0"}', 400],
    ['a list', '[]', 422],
    ['a number', '1', 422],
    ['null', 'null', 422],
    ['text', '"x"', 422],
    ['with __proto__', '{"__proto__":{"admin":true},"email":"a@b.de","password":"x"}', 400],
    ['with a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400],
    ['deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422],
    ['deep in a field', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 422],
    ['full of fields', `{${Array.from({ length: 5_000 }, (_, i) => `"f${i}":1`).join(',')}}`, 422],
    ['with a doubled name', '{"email":"a@example.test","email":"b@example.test","password":"x"}', 422],
    ['with a doubled name, once escaped', '{"email":"a@example.test","\\u0065mail":"b@example.test"}', 422],
    ['with names in its texts', String.raw`{"email":"a@example.test","password":"\"email\":{[,]}:\\"}`, 401],
  ])('that is %s is answered, not stumbled over', async (_what, body, status) => {
    const before = process.cpuUsage()
    const answer = await json(body)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBeDefined()
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  })

  test.each([
    ['post', '/user/signUserData', 200],
    ['delete', '/user/settings', 200],
    ['delete', '/user/picture', 204],
    ['delete', '/user/sessions', 204],
    ['post', '/user/logout', 204],
  ] as const)('is not missed by %s %s, though its type is named', async (method, path, status) => {
    const own = (await linkingOf(() => api).quickReader()).bearer
    await api.caller().request(method, path, own).set('Content-Type', 'application/json').expect(status)
  })

  test('64 KiB are read, one byte more is not', async () => {
    const of = (bytes: number) => `{"email":"${'a'.repeat(bytes - 12)}"}`
    expect((await json(of(65_536)).expect(422)).body.code).toBe('VALIDATION_FAILED')
    expect((await json(of(65_537)).expect(413)).body.code).toBe('BODY_TOO_LARGE')
  })

  test.each([
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json5',
    'application/jsonx',
  ])('of type %s is 415', async (type) => {
    const { body } = await login().set('Content-Type', type).send('{"email":"a"}').expect(415)
    expect(body.code).toBe('CONTENT_TYPE')
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of type %s is read',
    async (type) => {
      await login().set('Content-Type', type).send('{}').expect(422)
    },
  )
})

describe('a field', () => {
  test('in two places or twice is refused by its name', async () => {
    const twice = [{ field: 'edition', code: 'DUPLICATE_FIELD', message: expect.any(String) }]
    const queryTwice = await api
      .caller()
      .request('get', '/userinfo?edition=az&edition=rt', bearer)
      .expect(422)
    expect(queryTwice.body.field_errors).toEqual(twice)
    const both = await api
      .caller()
      .request('post', '/user/login?edition=az')
      .send({ email: freshEmail(), password, edition: 'az' })
      .expect(422)
    expect(both.body.field_errors).toEqual(twice)
    const path = await api
      .caller()
      .request('put', '/favorite/az/a?id=b', bearer)
      .send({ type: 'article' })
      .expect(422)
    expect(path.body.field_errors).toMatchObject([{ field: 'id', code: 'DUPLICATE_FIELD' }])
    const body = await json('{"email":"a@example.test","password":"x","edition":"az","edition":"rt"}').expect(
      422,
    )
    expect(body.body.field_errors).toEqual(twice)
    const inside = await api
      .caller()
      .request('post', '/user/settings', bearer)
      .set('Content-Type', 'application/json')
      .send('{"settings":[{"name":"a","value":"1"},{"name":"b","value":"1","value":"2"}]}')
      .expect(422)
    expect(inside.body.field_errors).toMatchObject([{ field: 'value', code: 'DUPLICATE_FIELD' }])
  })

  test.each([
    'edition=az&edition=az',
    'edition[]=az',
    'edition[a]=az',
    `edition=${'x'.repeat(5_000)}`,
    'edition=',
    'edition=%00',
    'edition=%F0%9F%98%80',
    'edition=__proto__',
    'edition=constructor',
    'unknown=1&t=2',
    '=&&=',
  ])('G39: userinfo?%s is answered, never 500', async (query) => {
    const { status } = await api.caller().request('get', `/userinfo?${query}`, bearer)
    expect([200, 404, 422]).toContain(status)
  })

  test('unknown ones in the query are ignored, in the body refused', async () => {
    await api.caller().request('get', '/user/settings?mehr=1', bearer).expect(200)
    const { body } = await login().send({ email: freshEmail(), password, admin: true }).expect(422)
    expect(body.field_errors).toMatchObject([{ field: 'admin', code: 'UNKNOWN_FIELD' }])
  })

  test.each([
    ['post', '/user/signUserData', { edition: 'rt' }, 'edition'],
    ['delete', '/user/settings', { name: 'dichte' }, 'name'],
  ] as const)('of the query is refused in the body of %s %s', async (method, path, sent, field) => {
    const { body } = await api.caller().request(method, path, bearer).send(sent).expect(422)
    expect(body.field_errors).toMatchObject([{ field, code: 'UNKNOWN_FIELD' }])
  })

  test('of a header that is empty is not there', async () => {
    const { body } = await api
      .caller()
      .request('get', `/newsletter/user?email=${freshEmail()}`)
      .set('X-Newsletter-Token', '')
      .expect(200)
    expect(body).toMatchObject({ id: null, subscriptions: [] })
  })

  test('half a surrogate pair is no text', async () => {
    const person = {
      given_name: 'A\ud800',
      family_name: 'B',
      username: 'c',
      gender: null,
      customer_type: 'private',
    }
    const { body } = await api.caller().request('put', '/user', bearer).send(person).expect(422)
    expect(body.field_errors).toMatchObject([{ field: 'given_name', code: 'FORMAT' }])
  })
})

describe('tRPC', () => {
  const batch = (calls: number) =>
    api
      .caller()
      .request('post', `/trpc/${Array(calls).fill('session.userinfo').join(',')}?batch=1`, bearer)
      .send(Object.fromEntries(Array.from({ length: calls }, (_, i) => [i, {}])))

  test('takes ten calls at once, not eleven, and answers nothing that may be kept', async () => {
    const ten = await batch(10).expect(200)
    expect(ten.body).toHaveLength(10)
    expect(ten.headers['cache-control']).toBe('no-store')
    expect((await batch(11)).status).toBeGreaterThanOrEqual(400)
  })

  test('is not served by GET: no token or address is in a URL', async () => {
    await api.caller().request('get', '/trpc/session.userinfo', bearer).expect(405)
  })

  test('refuses an upload, which only REST takes', async () => {
    const { status } = await api.caller().request('post', '/trpc/picture.upload', bearer).send({})
    expect(status).toBe(404)
  })

  test('answers the same problem as REST', async () => {
    const { body } = await api.caller().request('post', '/trpc/session.userinfo').send({})
    expect(body.error.data.problem).toMatchObject({ code: 'AUTH_REQUIRED', status: 401 })
  })
})

// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://az.example.test/service/profil" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHttpClient, type HttpCall, type HttpClientOptions } from './http-client.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  setCookie('XSRF-TOKEN=; max-age=0')
})

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie)

/** What a call looked like on the wire. */
async function sent(options: HttpClientOptions = {}, call: HttpCall = {}, path = '/user') {
  await createHttpClient(options).post(path, call)
  const [url, init] = fetched.mock.lastCall ?? []
  return { url: String(url), ...init, headers: Object.fromEntries(new Headers(init?.headers)) }
}

test('by default it accepts JSON, sends cookies and waits for ever', async () => {
  vi.useFakeTimers()
  const { headers, credentials, signal, method } = await sent()
  expect({ headers, credentials, method }).toEqual({
    headers: { accept: 'application/json' },
    credentials: 'include',
    method: 'POST',
  })
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(signal?.aborted).toBe(false)
})

test.each([
  [{ email: 'a@example.test' }, '{"email":"a@example.test"}', 'application/json'],
  [null, 'null', 'application/json'],
  [undefined, null, undefined],
])('the body %j is sent as %j', async (body, expected, type) => {
  const request = await sent({}, { body })
  expect(request.body).toBe(expected)
  expect(request.headers['content-type']).toBe(type)
})

test('a form is left to the browser, with its own type', async () => {
  const body = new FormData()
  const request = await sent({}, { body })
  expect(request.body).toBe(body)
  expect(request.headers['content-type']).toBeUndefined()
})

test('the query is encoded, and undefined values are left out', async () => {
  const query = { email: 'a+b@example.test', t: 12, edition: undefined }
  expect((await sent({ baseUrl: '/api' }, { query }, '/newsletter/user')).url).toBe(
    'https://az.example.test/api/newsletter/user?email=a%2Bb%40example.test&t=12',
  )
})

test.each([200, 204, 299])('%i is success', async (status) => {
  fetched.mockResolvedValue(new Response(status === 204 ? null : 'gut', { status }))
  expect(await createHttpClient().get('/user')).toMatchObject({
    status,
    data: status === 204 ? undefined : 'gut',
  })
})

test.each([300, 304, 400, 401, 422, 503])('%i is none, and the answer is told', async (status) => {
  const body = status === 304 ? null : '{"code":"X"}'
  fetched.mockResolvedValue(
    new Response(body, { status, headers: { 'content-type': 'application/problem+json' } }),
  )
  await expect(createHttpClient().get('/user')).rejects.toMatchObject({
    code: 'STATUS',
    status,
    data: body === null ? undefined : { code: 'X' },
  })
})

test('JSON that is broken arrives as text', async () => {
  fetched.mockResolvedValue(new Response('{', { headers: { 'content-type': 'application/json' } }))
  expect((await createHttpClient().get('/user')).data).toBe('{')
})

test('a lost connection and a missing answer are told apart', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(createHttpClient().get('/user')).rejects.toMatchObject({ code: 'NETWORK' })
  fetched.mockImplementationOnce(untilAborted)
  await expect(createHttpClient({ timeoutMs: 5 }).get('/user')).rejects.toMatchObject({ code: 'TIMEOUT' })
  fetched.mockImplementationOnce(untilAborted)
  await expect(createHttpClient().get('/user', { timeoutMs: 5 })).rejects.toMatchObject({ code: 'TIMEOUT' })
})

test("a call given up rejects with its caller's reason", async () => {
  fetched.mockImplementation(untilAborted)
  const leaving = new AbortController()
  const call = createHttpClient({ timeoutMs: 60_000 }).get('/user', { signal: leaving.signal })
  leaving.abort('left the page')
  await expect(call).rejects.toBe('left the page')
})

test('the bearer is asked for at each call and goes to the own origin only', async () => {
  let token: string | undefined
  const client = { baseUrl: 'https://api.example.test/v1', token: () => token }
  expect((await sent(client)).headers.authorization).toBeUndefined()
  token = 't0ken'
  expect((await sent(client)).headers.authorization).toBe('Bearer t0ken')
  expect(
    (await sent({ token: () => token }, {}, 'https://fremd.example.test/user')).headers.authorization,
  ).toBeUndefined()
  expect(
    (await sent({ token: () => token }, {}, '//fremd.example.test/user')).headers.authorization,
  ).toBeUndefined()
})

test('headers of the client and of the call go along, the call has the last word', async () => {
  const { headers } = await sent(
    { headers: { 'x-mock': '1', accept: 'text/plain' } },
    { headers: { accept: 'image/png' } },
  )
  expect(headers).toEqual({ 'x-mock': '1', accept: 'image/png' })
})

test('the XSRF cookie is decoded into its header, on the own origin only', async () => {
  setCookie('andere=1')
  expect((await sent()).headers['x-xsrf-token']).toBeUndefined()
  setCookie('XSRF-TOKEN=a%2Bb%3D')
  expect((await sent()).headers['x-xsrf-token']).toBe('a+b=')
  expect((await sent({ baseUrl: 'https://api.example.test' })).headers['x-xsrf-token']).toBeUndefined()
})

test('an XSRF cookie that is no encoded text goes as it is', async () => {
  setCookie('XSRF-TOKEN=100%')
  expect((await sent()).headers['x-xsrf-token']).toBe('100%')
})

const untilAborted: typeof fetch = (_url, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

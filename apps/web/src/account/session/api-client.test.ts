// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { removeCookie, writeCookie } from '@leserkonto/pages/session/cookies'
import { errorTexts, noAnswerTexts } from '@leserkonto/texts'
import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeService, type Handler } from '../testing/fake-service.ts'
import { createApi } from './api-client.ts'
import { mockScenarioKey } from './call-headers.ts'
import { asLoad, onlyOnce } from './call-marks.ts'
import { failureOf } from './failure.ts'

const base = { origin: '', mockHeader: false, token: () => 'api-client' as string | undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function client(handlers: Record<string, Handler>, options: Partial<Parameters<typeof createApi>[0]> = {}) {
  const all = fakeService(handlers)
  // A page of an earlier file may still repeat a load of its own.
  const calls = () => all.filter(({ bearer }) => bearer === 'Bearer api-client')
  return { calls, api: createApi({ ...base, ...options }) }
}
const failing = (error: unknown) => () => {
  throw error
}

describe('a load', () => {
  test.each([
    ['no answer', new TypeError('Failed to fetch'), 2],
    ['503', new Problem('GENERIC'), 2],
    ['a refusal', new Problem('AUTH_REQUIRED'), 1],
  ])('%s: asked for at most so often', async (_, error, times) => {
    const { calls, api } = client({ 'session.userinfo': failing(error) })
    await expect(api.session.userinfo.query({})).rejects.toThrow()
    expect(calls()).toHaveLength(times)
  })

  test('with a one-time token it is never repeated', async () => {
    const { calls, api } = client({ 'session.userinfo': failing(new TypeError('Failed to fetch')) })
    await expect(api.session.userinfo.query({}, onlyOnce)).rejects.toThrow()
    expect(calls()).toHaveLength(1)
  })
})

test('a call that changes something is never repeated', async () => {
  const { calls, api } = client({ 'session.login': failing(new TypeError('Failed to fetch')) })
  await expect(api.session.login.mutate({ email: 'a@example.test', password: 'x' })).rejects.toThrow()
  expect(calls()).toHaveLength(1)
})

describe('a session is over', () => {
  const refusals = async (problem: Problem, run: (api: ReturnType<typeof createApi>) => Promise<unknown>) => {
    const onRefused = vi.fn()
    const handler = failing(problem)
    const { api } = client(
      { 'session.userinfo': handler, 'session.signUserData': handler, 'session.logout': handler },
      { onRefused },
    )
    await run(api).catch(() => undefined)
    return onRefused.mock.calls
  }
  const load = (api: ReturnType<typeof createApi>) => api.session.userinfo.query({})
  const sign = (api: ReturnType<typeof createApi>) => api.session.signUserData.mutate({}, asLoad)
  const change = (api: ReturnType<typeof createApi>) => api.session.logout.mutate({})

  test.each([
    ['a load, 401', new Problem('AUTH_REQUIRED'), load, true],
    ['a load, 403', new Problem('FORBIDDEN'), load, true],
    ['the signing of the cookie, 403', new Problem('AUTH_BLOCKED'), sign, true],
    ['any call without a session', new Problem('AUTH_REQUIRED'), change, true],
    ['a change that is refused', new Problem('FORBIDDEN'), change, false],
    ['a missing right', new Problem('RIGHT_NOT_GRANTED'), load, false],
    ['trouble of the service', new Problem('GENERIC'), load, false],
  ])('%s', async (_, problem, run, over) => {
    expect(await refusals(problem, run)).toEqual(over ? [['api-client']] : [])
  })
})

describe('headers', () => {
  const headersOf = async (options: Partial<Parameters<typeof createApi>[0]>) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([{ result: { data: {} } }]))
    vi.stubGlobal('fetch', fetched)
    await createApi({ ...base, ...options }).session.userinfo.query({})
    const [url, init] = fetched.mock.calls[0] ?? []
    return { url, headers: new Headers(init?.headers), init }
  }

  test('nothing personal stands in the address, and credentials go along', async () => {
    const { url, init, headers } = await headersOf({})
    expect(url).toBe('/trpc/session.userinfo?batch=1')
    expect([init?.method, init?.credentials]).toEqual(['POST', 'include'])
    expect(headers.get('authorization')).toBe('Bearer api-client')
  })

  test('without a session there is no bearer', async () => {
    const { headers } = await headersOf({ token: () => undefined })
    expect(headers.has('authorization')).toBe(false)
  })

  test('the cross-site token goes, decoded, to the own origin only', async () => {
    writeCookie('XSRF-TOKEN', 'a b')
    expect((await headersOf({})).headers.get('x-xsrf-token')).toBe('a b')
    expect((await headersOf({ origin: 'https://api.example' })).headers.has('x-xsrf-token')).toBe(false)
    removeCookie('XSRF-TOKEN')
    expect((await headersOf({})).headers.has('x-xsrf-token')).toBe(false)
  })

  test('the header for the publisher’s stand-in goes only where it is allowed', async () => {
    sessionStorage.setItem(mockScenarioKey, 'fault=down')
    expect((await headersOf({ mockHeader: true })).headers.get('x-mock-scenario')).toBe('fault=down')
    expect((await headersOf({})).headers.has('x-mock-scenario')).toBe(false)
  })
})

test('calls of one moment share a request, at most ten of them', async () => {
  const fetched = vi.fn(async (url: string) =>
    Response.json(url.split(',').map(() => ({ result: { data: {} } }))),
  )
  vi.stubGlobal('fetch', fetched)
  const api = createApi(base)
  await Promise.all(Array.from({ length: 12 }, () => api.session.userinfo.query({})))
  expect(fetched.mock.calls.map(([url]) => url.split(',').length)).toEqual([10, 2])
})

describe('no answer', () => {
  const load = (api: ReturnType<typeof createApi>) => api.session.userinfo.query({})
  const change = (api: ReturnType<typeof createApi>) => api.session.logout.mutate({})
  const told = (call: Promise<unknown>) => call.then(() => undefined, failureOf)

  test.each([
    ['a load', load],
    ['a change', change],
  ])('%s in ten seconds: it ends, is asked for once and says so', async (_, call) => {
    const patience = new AbortController()
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const fetched = vi.fn<typeof fetch>(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    vi.stubGlobal('fetch', fetched)
    const ended = told(call(createApi(base)))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    patience.abort(new DOMException('', 'TimeoutError'))
    expect(await ended).toMatchObject({ status: 0, detail: noAnswerTexts.silent, silence: 'silent' })
    expect([limits.mock.calls, fetched.mock.calls.length]).toEqual([[[callPatienceMs]], 1])
  })

  test.each([
    ['offline', false, noAnswerTexts.offline],
    ['online', true, errorTexts.GENERIC],
  ])('%s: a lost connection is named as what it is, and stays so', async (_, onLine, detail) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    const { api } = client({ 'session.logout': failing(new TypeError('Failed to fetch')) })
    const error = await change(api).catch((reason: unknown) => reason)
    online.mockReturnValue(true)
    expect(failureOf(error).detail).toBe(detail)
  })

  test('an answer is an answer, though the connection is lost behind it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { api } = client({ 'session.logout': failing(new Problem('FORBIDDEN')) })
    expect(await told(change(api))).toMatchObject({ code: 'FORBIDDEN', status: 403 })
  })
})

test('what is no answer of the service has the text of the call', () => {
  expect(failureOf(new Error('secret'), 'AUTH_TECHNICAL')).toMatchObject({
    code: 'AUTH_TECHNICAL',
    status: 0,
  })
  expect(failureOf({ data: { problem: {} } }).code).toBe('GENERIC')
})

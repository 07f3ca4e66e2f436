import { PassThrough } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { startJobs } from '../jobs/loop.ts'
import { createStopping, stopLimitMs } from '../stopping.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { rawConnection } from '../testing/raw-connection.ts'

describe('a process that is told to stop', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const stoppingOf = (drainMs: number, ...steps: (() => Promise<unknown>)[]) => {
    const exits: number[] = []
    const stopping = createStopping({ drainMs, exit: (code) => exits.push(code) }, steps)
    return { ...stopping, exits }
  }

  test('says so at once, drains, does one step after the other, and ends', async () => {
    const done: string[] = []
    const step = (name: string) => async () => {
      await Promise.resolve()
      done.push(name)
    }
    const { stop, isDraining, exits } = stoppingOf(5_000, step('calls'), step('jobs'), step('database'))
    expect(isDraining()).toBe(false)
    const stopped = stop()
    expect(isDraining()).toBe(true)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await stopped
    expect([done, exits]).toEqual([['calls', 'jobs', 'database'], [0]])
  })

  test('ends 15 seconds after it has drained, whatever hangs', async () => {
    const { stop, exits } = stoppingOf(5_000, () => new Promise(() => undefined))
    void stop()
    expect(stopLimitMs).toBe(15_000)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(exits).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(exits).toEqual([1])
  })

  test('that is told twice stops once', async () => {
    const step = vi.fn(async () => undefined)
    const { stop, exits } = stoppingOf(0, step)
    void stop()
    void stop()
    await vi.advanceTimersByTimeAsync(stopLimitMs - 1)
    expect([step.mock.calls.length, exits]).toEqual([1, [0]])
  })
})

let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: 'metrics-token-of-the-test' })
})
afterAll(() => api.close())

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: az.localhost\r\n\r\n`

test('while it drains a process does all its work, and is neither ready nor counted as ready', async () => {
  let isDraining = false
  const app = buildApp(api.deps, { logger: false, isDraining: () => isDraining })
  const get = (url: string) =>
    app.inject({ url, headers: { authorization: 'Bearer metrics-token-of-the-test' } })
  const looks = async () => {
    const [ready, pages, live, keys, metrics] = await Promise.all(
      ['/health/ready', '/health/ready/pages', '/health/live', '/.well-known/jwks.json', '/metrics'].map(get),
    )
    const counted = /^leserkonto_ready (\d)$/m.exec(metrics?.body ?? '')?.[1]
    return [ready?.statusCode, pages?.statusCode, live?.statusCode, keys?.statusCode, counted]
  }
  expect(await looks()).toEqual([200, 200, 200, 200, '1'])
  isDraining = true
  expect(await looks()).toEqual([503, 503, 200, 200, '0'])
  await app.close()
})

test('a stop answers what has been asked, and ends kept connections', async () => {
  const app = buildApp(api.deps, { logger: false })
  let answer = () => undefined as unknown
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await new Promise((release) => {
        answer = () => release(undefined)
      })
      return 'done'
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const kept = rawConnection(app)
  kept.socket.write(request('/health/live'))
  await new Promise((resolve) => kept.socket.once('data', resolve))
  const slow = rawConnection(app)
  slow.socket.write(request('/slow'))
  await asked
  const closed = app.close()
  expect((await kept.ended).statuses).toEqual([200])
  answer()
  expect(await slow.ended).toMatchObject({ statuses: [200], text: expect.stringMatching(/done$/) })
  await closed
})

test('a stop ends a connection whose answer had begun, once that is whole', async () => {
  const app = buildApp(api.deps, { logger: false })
  const answer = new PassThrough()
  app.get('/begun', (_request, reply) => reply.send(answer))
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Nothing but the stop ends what is idle.
  app.server.keepAliveTimeout = 0
  const { socket, ended } = rawConnection(app)
  socket.write(request('/begun'))
  answer.write('begun, ')
  await new Promise((resolve) => socket.once('data', resolve))
  const closed = app.close()
  await new Promise(setImmediate)
  answer.end('whole')
  expect(await ended).toMatchObject({ statuses: [200], text: expect.stringContaining('whole') })
  await closed
})

test('a stop waits for the mail under way', async () => {
  let sent = () => undefined as unknown
  const underWay = new Promise<() => Promise<void>>((resolve) => {
    const others = () =>
      new Promise<number>((done) => {
        sent = () => done(0)
        resolve(stopJobs)
      })
    const stopJobs = startJobs({ others, push: async () => 0, events: async () => 0 }, api.app.log, api.deps)
  })
  const stopJobs = await underWay
  let isStopped = false
  const stopped = stopJobs().then(() => {
    isStopped = true
  })
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  sent()
  await stopped
})

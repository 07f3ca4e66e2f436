import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseOutage } from '../outages.ts'
import { withFailingTransactions } from '../testing/failing-transactions.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { readersOf } from '../testing/readers.ts'

const token = 'metrics-token-of-the-test'
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token })
})
afterAll(() => api.close())

const { activeReader, login } = readersOf(() => api)
const scrape = async () => (await api.caller().request('get', '/metrics', token).expect(200)).text
const sampleOf = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

test('a database that is gone is no bug: calls are counted apart, and its error is logged once a minute', async () => {
  const email = await activeReader()
  const length = api.log().length
  await withFailingTransactions(api, async () => {
    for (let call = 0; call < 5; call++) await login(email).expect(503)
  })
  const text = await scrape()
  expect(sampleOf(text, 'leserkonto_database_outages_total{operation="session.login"}')).toBe('5')
  expect(text).not.toMatch(/unexpected_errors_total\{/)
  expect(Number(sampleOf(text, 'leserkonto_answers_total{class="5xx"}'))).toBe(5)
  const lines = api.log().slice(length)
  expect(lines.match(/the database cannot be reached/g)).toHaveLength(1)
  expect(lines.match(/"code":"AUTH_TECHNICAL"/g)).toHaveLength(5)
  expect(lines.match(/"level":50/g)).toHaveLength(1)
})

test('the scrape says whether the database answers, and whether the process is ready', async () => {
  const up = await scrape()
  expect([sampleOf(up, 'leserkonto_database_up'), sampleOf(up, 'leserkonto_ready')]).toEqual(['1', '1'])
  expect(sampleOf(await api.deps.metrics.text(true), 'leserkonto_ready')).toBe('0')
  const { pool } = api.deps
  const { query } = pool
  Object.assign(pool, {
    query: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
  })
  const down = await api.deps.metrics.text()
  Object.assign(pool, { query })
  expect([sampleOf(down, 'leserkonto_database_up'), sampleOf(down, 'leserkonto_ready')]).toEqual(['0', '0'])
})

const coded = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { code })
const ofPrisma = (cause: object, code = 'P2010') =>
  Object.assign(coded(code), { meta: { driverAdapterError: { cause } } })

const ofDriver = (cause: object) => new Error('DriverAdapterError', { cause })

test.each<[string, unknown, boolean]>([
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['its server ends', coded('57P01'), true],
  ['it has no connection left', coded('53300'), true],
  ['its disk is full', coded('53100'), true],
  ['it is the standby', coded('25006'), true],
  ['the pooler has lost it', coded('08P01'), true],
  ['Prisma cannot reach it', ofPrisma({ kind: 'DatabaseNotReachable' }, 'P1001'), true],
  ['Prisma hears that it ends', ofPrisma({ kind: 'postgres', code: '57P01' }), true],
  ['a transaction that ends hears it', ofDriver({ kind: 'ConnectionClosed' }), true],
  ['a transaction that begins hears that it ends', ofDriver({ kind: 'postgres', code: '57P01' }), true],
  ['the driver waits in vain', new Error('timeout exceeded when trying to connect'), true],
  ['something that failed because of it', new Error('x', { cause: coded('ECONNRESET') }), true],
  ['a unique index', coded('P2002'), false],
  ['a transaction that is wrong', ofDriver({ kind: 'postgres', code: '42703' }), false],
  ['a statement that is wrong', ofPrisma({ kind: 'postgres', code: '42703' }), false],
  [
    'another system cannot be reached',
    new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
    false,
  ],
  ['a bug', new TypeError('x is undefined'), false],
  ['no error at all', undefined, false],
])('an outage of the database: %s', (_what, error, is) => {
  expect(isDatabaseOutage(error)).toBe(is)
})

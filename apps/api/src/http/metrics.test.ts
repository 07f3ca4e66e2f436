import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buryEntry } from '../store/outbox/dead-letters.ts'
import { statementsOf } from '../store/testing/statements-of.ts'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'

const token = 'metrics-token-of-the-test'
const deploy = join(import.meta.dirname, '../../../../deploy')
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token })
  await api.deps.db.outbox.deleteMany()
})
afterAll(() => api.close())

const { register, login } = readersOf(() => api)

const scrape = async () => (await api.caller().request('get', '/metrics', token).expect(200)).text
const sampleOf = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

test('what waits and what was given up is shown by kind, by one statement', async () => {
  const email = freshEmail()
  api.smtp.fail(new Error('down'))
  await register({ email, password }).expect(202)
  await api.settle()
  api.advance(90_000)
  const { answer, statements } = await statementsOf(api.deps.pool, scrape)
  expect(statements.filter((text) => !text.startsWith('SELECT kind'))).toEqual([])
  expect(statements).toHaveLength(1)
  expect(sampleOf(answer, 'leserkonto_outbox_entries{kind="mail"}')).toBe('1')
  expect(sampleOf(answer, 'leserkonto_outbox_oldest_seconds{kind="mail"}')).toBe('90')
  expect(sampleOf(answer, 'leserkonto_outbox_failures_total{kind="mail"}')).toBe('1')
  const { id } = await api.deps.db.outbox.findFirstOrThrow({ where: { kind: 'mail' } })
  await buryEntry(api.deps.db, id, { cause: 'FAILED', at: api.deps.clock.now() })
  const after = await scrape()
  expect(sampleOf(after, 'leserkonto_outbox_entries{kind="mail"}')).toBe('0')
  expect(sampleOf(after, 'leserkonto_dead_letters{kind="mail"}')).toBe('1')
  expect(after).not.toContain(email)
})

test('mails are counted by state, jobs by name; what was last done is known by its time', async () => {
  api.smtp.fail(undefined)
  const email = freshEmail()
  await register({ email, password }).expect(202)
  await api.settle()
  await api.runJobs()
  await login(email, 'falsch').expect(401)
  const text = await scrape()
  const now = String(api.deps.clock.now().getTime() / 1_000)
  expect(sampleOf(text, 'leserkonto_mails_total{state="submitted"}')).toBe('1')
  expect(sampleOf(text, 'leserkonto_last_success_timestamp_seconds{event="mail"}')).toBe(now)
  expect(sampleOf(text, 'leserkonto_last_success_timestamp_seconds{event="registration"}')).toBe(now)
  // A refused login is none: what counts is still the start of the process.
  expect(sampleOf(text, 'leserkonto_last_success_timestamp_seconds{event="login"}')).not.toBe(now)
  expect(sampleOf(text, 'leserkonto_job_last_success_timestamp_seconds{name="purge-events"}')).toBe(now)
  for (const system of ['crm', 'content'])
    expect(sampleOf(text, `leserkonto_publisher_circuit_open{system="${system}"}`)).toBe('0')
  expect(sampleOf(text, 'leserkonto_hashing_waiting')).toBe('0')
})

test('every name in the dashboard and the alert rules is one of the service', async () => {
  const known = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const files = globSync('{grafana,prometheus}/*', { cwd: deploy })
  const named = files.flatMap((file) =>
    [...readFileSync(join(deploy, file), 'utf8').matchAll(/\b(?:leserkonto|nodejs|process)_\w+/g)].map(
      ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
    ),
  )
  expect(files.length).toBe(3)
  expect(named.length).toBeGreaterThan(40)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})

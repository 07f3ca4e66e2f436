import { expect, test } from 'vitest'
import { note, span } from '../trace.ts'
import { startHarness } from './harness.ts'
import { noteSecrets, secretsInLog } from './secrets-in-log.ts'

test.each([
  ['address', '{"msg":"mail to leser@example.test"}'],
  ['bearer', '{"authorization":"Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.x"}'],
  ['token', `{"url":"/activate?token=${'a'.repeat(43)}"}`],
  ['hash', '{"hash":"$argon2id$v=19$m=12288"}'],
  ['password', '{"password":"Sehr-Geheim-77"}'],
])('finds a leaked %s', (kind, line) => {
  expect(secretsInLog(line).some((found) => found.startsWith(kind))).toBe(true)
})

test('lets an ordinary call through', () => {
  const line =
    '{"level":30,"time":1795226555325,"reqId":"61f9de3d-5819-410d-b18e-71f25ab78f85","operation":"session.login","code":"OK","durationMs":92.2,"msg":"call"}'
  expect(secretsInLog(line)).toEqual([])
})

test('finds whatever a caller sent in secret, at any depth and in any place', () => {
  const used = new Set<string>()
  const request = {
    headers: {
      authorization: 'Bearer abc.def',
      cookie: 'device=keks-42; x=1',
      'x-newsletter-token': 'marke-7',
    },
    query: { t: 'abmelden-1', edition: 'az-lang' },
    body: { password: 'kurz-1', rows: [{ email: 'a@b.c', given_name: 'Annabell' }] },
  }
  noteSecrets(request, used)
  expect([...used]).toEqual(['abc.def', 'keks-42', 'marke-7', 'abmelden-1', 'kurz-1', 'Annabell'])
  expect(secretsInLog('{"msg":"hallo Annabell"}', used)).toEqual(['used: Annabell'])
  expect(secretsInLog('{"msg":"az-lang"}', used)).toEqual([])
})

test('a harness whose log repeats what a call carried does not close in peace', async () => {
  const api = await startHarness()
  await api.caller().request('post', '/user/login').send({ email: 'unsinnig', password: 'tarnwort' })
  await api.caller().request('post', '/trpc/session.login').send({ email: 'verkleidet', password: 'x' })
  api.app.log.info('tarnwort verkleidet')
  await expect(api.close()).rejects.toThrow(/used: tarnwort\nused: verkleidet/)
})

test('nor does one whose counters or failed entries repeat it', async () => {
  const api = await startHarness()
  await api.caller().request('post', '/user/login').send({ email: 'unsinnig', password: 'tarnwort' })
  const [id, now] = [api.deps.ids.newId(), api.deps.clock.now()]
  const entry = { id, kind: 'mail', payload: '', idempotencyKey: id, createdAt: now, nextAt: now }
  await api.deps.db.outbox.create({ data: { ...entry, lastError: 'refused tarnwort' } })
  await expect(api.close()).rejects.toThrow(/used: tarnwort/)
  await api.deps.db.outbox.delete({ where: { id } })
})

test.each([
  ['used', 'tarnwort'],
  ['address', 'leser@example.test'],
  ['identifier', '61f9de3d-5819-410d-b18e-71f25ab78f85'],
  ['identifier', 'customer 1000000101'],
  ['identifier', '/activate?token=kurz'],
])('nor does one whose spans tell: %s', async (kind, told) => {
  const api = await startHarness()
  await api.caller().request('post', '/user/login').send({ email: 'unsinnig', password: 'tarnwort' })
  await span('job', { kind: 'INTERNAL' }, async () => note({ told }))
  await expect(api.close()).rejects.toThrow(new RegExp(`${kind}: .*${told.slice(-8)}`))
})

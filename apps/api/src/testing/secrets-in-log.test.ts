import { expect, test } from 'vitest'
import { secretsInLog } from './secrets-in-log.ts'

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

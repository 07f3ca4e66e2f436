import { expect, test } from 'vitest'
import { readable } from './readable-log.ts'

const entry = { level: 40, time: '2026-11-20T12:00:00.000Z', pid: 1, hostname: 'x', msg: 'call' }

test('a structured line becomes words, its other fields follow', () => {
  const line = readable(JSON.stringify({ ...entry, operation: 'session.login', durationMs: 12 }))
  expect(line).toMatch(/^\d\d:\d\d:\d\d warn call operation=session\.login durationMs=12$/)
})

test.each(['ready on http://127.0.0.1:3001', '{"no":"log"}', '{broken', ''])('%j stays as it is', (line) => {
  expect(readable(line)).toBe(line)
})

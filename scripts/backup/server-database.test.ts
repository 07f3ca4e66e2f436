import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { dumpServer } from './server-database.ts'

test.each([
  ['postgresql://me:ge%20heim@db.example.test/konto?sslmode=require', '/konto?sslmode=require'],
  ['postgresql://me@db.example.test/konto?password=ge%20heim&sslmode=require', '/konto?sslmode=require'],
  ['postgresql://me@db.example.test/konto?sslmode=require&password=ge%20heim', '/konto?sslmode=require&'],
])('of %s the password is in no argument, which everybody on the machine can read', async (url, shown) => {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-dump-'))
  const seen = join(folder, 'seen')
  const program = `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > '${seen}'\n`
  writeFileSync(join(folder, 'pg_dump'), program, { mode: 0o700 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await dumpServer(url, join(folder, 'dump'))
  vi.unstubAllEnvs()
  const [password, ...given] = readFileSync(seen, 'utf8').trim().split('\n')
  expect(password).toBe('ge heim')
  expect(given.at(-1)).toBe(`--dbname=postgresql://me@db.example.test${shown}`)
  expect(given.join()).not.toContain('heim')
  rmSync(folder, { recursive: true })
})

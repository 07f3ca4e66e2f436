import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { type Pages, startPages } from '../testing/portal.ts'

const dist = mkdtempSync(join(tmpdir(), 'leserkonto-dist-'))
let api: Harness
let pages: Pages
beforeAll(async () => {
  const files = [
    'assets/app.js',
    'assets/parts/part.js',
    'assets/parts/index.html',
    'index.html',
    '.git/config',
    'keys.json',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), `inhalt von ${file}`)
  }
  api = await startHarness({ WEB_DIST: dist })
  pages = await startPages(api)
})
afterAll(async () => {
  await pages.close()
  await api.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string) => pages.app.inject({ url, headers: { host: 'az.localhost:3000' } })

test('a file of the build is served', async () => {
  expect(await get('/assets/app.js')).toMatchObject({ statusCode: 200, body: 'inhalt von assets/app.js' })
})

test.each([
  '/assets',
  '/assets/',
  '/assets/parts',
  '/assets/parts/',
  '/index.html',
  '/keys.json',
  '/.git/config',
  '/assets/../keys.json',
  '/assets/..%2fkeys.json',
  '/assets/%2e%2e/keys.json',
  '/assets/parts/..%2f..%2fkeys.json',
  '/assets/%5c..%5ckeys.json',
  '/assets//../keys.json',
  '/media/..%2fkeys.json',
  '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/leserkonto.js/../keys.json',
  '/docs/ui/..%2f..%2fpackage.json',
])('%s is neither a list nor a file of another folder', async (path) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(404)
  expect(body).not.toMatch(/inhalt von|part\.js|root:/)
})

test.each(['/assets/app.js', '/assets/nichts.js'])('%s cannot be changed', async (url) => {
  const { statusCode, headers } = await pages.app.inject({
    method: 'PUT',
    url,
    headers: { host: 'az.localhost:3000' },
  })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['a path that leads out', '/assets/%00', {}, 404],
  ['a part beyond the end', '/assets/app.js', { range: 'bytes=99999999-' }, 416],
  ['another version', '/assets/app.js', { 'if-match': '"other"' }, 412],
])('%s is the caller’s mistake and no failure', async (_what, url, headers, status) => {
  const { length } = api.log()
  const answer = await pages.app.inject({ url, headers: { host: 'az.localhost:3000', ...headers } })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('"title":"Error"')
  expect(api.log().slice(length)).not.toContain('"level":50')
})

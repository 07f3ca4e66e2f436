import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

test('what nobody foresaw outside of a call is logged with its request id, and says nothing about the inside', async () => {
  const name = `${'a'.repeat(32)}.jpg`
  // A folder where a file is looked for cannot be read.
  mkdirSync(join(api.deps.objectStore.directory ?? '', name), { recursive: true })
  const { body } = await api.caller().request('get', `/media/${name}`).expect(503)
  expect(body).toMatchObject({ code: 'GENERIC', status: 503 })
  expect(JSON.stringify(body)).not.toMatch(/EISDIR|directory|node:/)
  const line = JSON.parse(
    api
      .log()
      .split('\n')
      .find((one) => one.includes('request failed')) ?? '{}',
  )
  expect(line).toMatchObject({ level: 50, reqId: body.request_id, cause: { code: 'EISDIR' } })
  expect(api.log()).not.toContain(name)
})

test.each(['constructor', 'toString', '__proto__', 'gibt-es-nicht'])('%s is no mail', async (name) => {
  await api.caller().request('get', `/email/${name}`).expect(404)
})

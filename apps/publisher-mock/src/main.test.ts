import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const mainFile = join(import.meta.dirname, 'main.ts')

const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [mainFile], { env })
  started.push(child)
  return child
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'says one line when ready and ends cleanly on %s, with a call hanging',
  async (signal) => {
    const child = start({ PUBLISHER_PORT: '0' })
    const [line] = await once(child.stdout, 'data')
    const [, origin] = /^publisher-mock ready on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line)) ?? []
    const headers = { authorization: 'Bearer dev-crm-key', 'x-mock-scenario': 'fault=crm-timeout' }
    const hanging = fetch(`${origin}/crm/v1/customers/1000000101`, { headers }).catch(() => 'cut')
    const journal = async () => (await fetch(`${origin}/__mock/requests`)).text()
    await expect.poll(journal, { timeout: 10_000 }).toContain('1000000101')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await hanging).toBe('cut')
  },
)

test('an unusable environment ends the process with the names', async () => {
  const child = start({ PUBLISHER_PORT: 'x', MOCK_CONTROL: 'y' })
  const [told] = await once(child.stderr, 'data')
  expect(String(told)).toContain('PUBLISHER_PORT, MOCK_CONTROL')
  expect(await once(child, 'exit')).toEqual([1, null])
})

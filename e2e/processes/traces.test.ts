import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { isReady } from '../../scripts/stack/is-ready.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from '../support/call.ts'

// Nobody listens there.
const nowhere = '127.0.0.1:9'
const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-'))
const taken: { path: string | undefined; body: string }[] = []
const collector = createServer(async (request, response) => {
  taken.push({ path: request.url, body: await text(request) })
  response.end()
})
beforeAll(() => once(collector.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  collector.close()
  rmSync(dataDir, { recursive: true })
})

/** Prints what is loaded of OpenTelemetry. */
const watch = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve: (name, context, next) => {
    const found = next(name, context)
    if (found.url.includes('@opentelemetry')) console.log('LOADED ' + found.url)
    return found
  } })`)}`

/** Runs the service alone, without database and publisher, for so many calls; answers what it printed and how it ended. */
async function runService(calls: number, environment: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', watch, join(root, 'apps/api/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: `postgresql://${nowhere}/none`,
      CRM_BASE_URL: `http://${nowhere}`,
      RATE_LIMIT_FACTOR: '100',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const output = text(child.stdout)
    const died = new AbortController()
    const exited = once(child, 'exit')
    child.once('exit', () => died.abort())
    const base = `http://127.0.0.1:${port}`
    expect(await isReady(`${base}/health/live`, died.signal)).toBe(true)
    for (let asked = 0; asked < calls; asked++)
      expect((await call(`${base}/newsletter/list?edition=az`)).status).toBe(503)
    child.kill('SIGTERM')
    const [code] = await exited
    return { code, lines: (await output).trim().split('\n') }
  } finally {
    // One that a failed test leaves behind would hold up the end of the whole run.
    child.kill('SIGKILL')
  }
}

const linesWith = (lines: readonly string[], words: string) => lines.filter((line) => line.includes(words))

test('without a collector nothing of OpenTelemetry is loaded, and no line names a trace', async () => {
  const { code, lines } = await runService(1, {})
  expect(code).toBe(0)
  expect(linesWith(lines, 'newsletter.list')).toHaveLength(1)
  expect(linesWith(lines, 'LOADED')).toEqual([])
  expect(linesWith(lines, 'traceId')).toEqual([])
})

test('a service that is told to stop sends what the collector has not got yet', async () => {
  const { port } = collector.address() as AddressInfo
  const { code, lines } = await runService(1, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
  expect(code).toBe(0)
  expect(linesWith(lines, 'LOADED').join()).toContain('sdk-trace')
  expect(taken.map(({ path }) => path)).toContain('/v1/traces')
  expect(taken.map(({ body }) => body).join()).toContain('newsletter.list')
})

test('of a share of none nothing is sent', async () => {
  taken.length = 0
  const { port } = collector.address() as AddressInfo
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  const { code, lines } = await runService(1, { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0' })
  expect(code).toBe(0)
  expect(linesWith(lines, 'newsletter.list')).toHaveLength(1)
  expect(taken).toEqual([])
})

test('a collector whose answer never ends does not hold up the stop', async () => {
  const endless = createServer((_, response) => {
    const more = setInterval(() => response.write('.'), 200)
    response.once('close', () => clearInterval(more))
  })
  await once(endless.listen(0, '127.0.0.1'), 'listening')
  const { port } = endless.address() as AddressInfo
  const { code } = await runService(1, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  endless.closeAllConnections()
  endless.close()
  // It would be 1 from the one who ends what does not stop by itself.
  expect(code).toBe(0)
})

test('a collector that is gone harms nobody, and the log says so once', async () => {
  // More than the 512 spans that are sent at once, so that it is tried while the service runs and again when it stops.
  const { code, lines } = await runService(600, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nowhere}` })
  expect(code).toBe(0)
  expect(linesWith(lines, 'traces are not taken')).toHaveLength(1)
})

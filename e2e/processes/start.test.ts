import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../scripts/bootstrap/root.mjs'
import { freePort } from '../../scripts/stack/ports.ts'
import { call } from '../support/call.ts'

const startWithinMs = 240_000
const stopWithinMs = 120_000

// the Node a person has, which may be older than the pinned one these tests run on
const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
const installedNode = folders.map((folder) => join(folder, 'node')).find(existsSync) ?? process.execPath

const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-'))
const started: ChildProcess[] = []
let ports: Record<string, string>

beforeAll(async () => {
  const names = ['PORT', 'PUBLISHER_PORT', 'SMTP_PORT', 'INBOX_PORT']
  ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])))
  // the first one migrates and seeds
  const first = start()
  await first.says('Leserkonto is running.')
  first.process.kill('SIGTERM')
  await first.ended
})
afterEach(async () => {
  for (const { pid } of started.splice(0)) if (pid) end(pid)
  await vi.waitFor(() => expect(processesWithOurData()).toEqual([]), { timeout: stopWithinMs })
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test('a second start with the data of the first does nothing again that is done', async () => {
  const { process, ended, says, output } = start()
  await says('Leserkonto is running.')
  // A step that takes its time is announced by a dot; the prepared data says so.
  expect(output()).not.toContain('·')
  expect(output()).not.toMatch(/Migrations applied|Personas:/)
  process.kill('SIGTERM')
  await ended
})

test('the very first API process finds its code compiled and strips no types', async () => {
  const { process, ended, says, output } = start({
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
  })
  await says('Leserkonto is running.')
  const ofApi = (words: string) =>
    output()
      .split('\n')
      .filter((line) => line.startsWith('api ') && line.includes(words))
  expect(ofApi('no transpile cache')).toEqual([])
  expect(ofApi('retrieving transpile cache')).not.toEqual([])
  process.kill('SIGTERM')
  await ended
})

test.each([
  ['TERM to the script', 'SIGTERM', (pid: number) => pid],
  ['INT to the script', 'SIGINT', (pid: number) => pid],
  ['TERM to the group', 'SIGTERM', (pid: number) => -pid],
  ['INT to the group, as a terminal sends it,', 'SIGINT', (pid: number) => -pid],
  ['KILL to the script', 'SIGKILL', (pid: number) => pid],
  ['KILL to the group', 'SIGKILL', (pid: number) => -pid],
] as const)('%s ends every process and frees the ports', async (_, signal, target) => {
  const { process, says } = start()
  await says('Leserkonto is running.')
  expect(processesWithOurData()).not.toEqual([])
  globalThis.process.kill(target(process.pid ?? 0), signal)
  await expect.poll(processesWithOurData, { timeout: stopWithinMs }).toEqual([])
  await expect.poll(() => isTaken(Number(ports.PORT)), { timeout: stopWithinMs }).toBe(false)
})

test('a second start on the same data says so and leaves the first alone', async () => {
  await start().says('Leserkonto is running.')
  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`already running on the data in ${dataDir}`)
  expect((await call(`http://localhost:${ports.PORT}/health/ready`)).status).toBe(200)
})

test('a taken port is named together with the variable that moves it', async () => {
  const taken = createServer().listen(Number(ports.INBOX_PORT), '127.0.0.1')
  const { ended, output } = start()
  expect(await ended).toBe(1)
  expect(output()).toContain(`Port ${ports.INBOX_PORT} for the inbox is taken`)
  expect(output()).toContain('INBOX_PORT=')
  taken.close()
})

test('a process that dies takes the others with it and leaves its last words', async () => {
  const { ended, output, says } = start()
  await says('Leserkonto is running.')
  const publisher = processesWithOurData().find((pid) => commandOf(pid).includes('publisher-mock'))
  globalThis.process.kill(publisher ?? 0, 'SIGKILL')
  expect(await ended).toBe(1)
  expect(output()).toContain('publisher was ended by SIGKILL, so everything was stopped')
  expect(processesWithOurData()).toEqual([])
})

function start(environment: Record<string, string> = {}) {
  const process = spawn(installedNode, [join(root, 'scripts/start.mjs')], {
    env: { ...globalThis.process.env, ...ports, ...environment, DATA_DIR: dataDir },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(process)
  let output = ''
  for (const stream of [process.stdout, process.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<number | null>((resolve) => process.once('close', resolve))
  const endedEarly = ended.then((code) => Promise.reject(new Error(`ended with code ${code}:\n${output}`)))
  endedEarly.catch(() => undefined)
  const says = (words: string) =>
    Promise.race([endedEarly, vi.waitFor(() => expect(output).toContain(words), { timeout: startWithinMs })])
  return { process, ended, says, output: () => output }
}

/** Linux lists each process's environment; ours are those that were told of our folder. */
function processesWithOurData(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .map(Number)
    .filter((pid) => pid !== process.pid && read(`/proc/${pid}/environ`).includes(dataDir))
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // ended meanwhile
  }
}

function end(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // has ended
  }
}

async function isTaken(port: number): Promise<boolean> {
  const answer = await Promise.race([
    call(`http://localhost:${port}/health/live`).catch(() => undefined),
    wait(1_000),
  ])
  return answer !== undefined
}

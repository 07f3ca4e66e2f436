// npm run bench -- start – how long `npm start` takes with existing data, compared with the start of an empty Node process.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/stack/ports.ts'

const root = join(import.meta.dirname, '..')
const rounds = 5
const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-bench-'))
const names = ['PORT', 'PUBLISHER_PORT', 'SMTP_PORT', 'INBOX_PORT']
const ports = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, String(await freePort())])),
)

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Milliseconds until the stack says that it runs; ends it again. */
async function startOnce(): Promise<number> {
  const before = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Leserkonto is running.') && resolve())
    child.once('exit', () => reject(new Error('the stack did not start')))
  })
  const tookMs = performance.now() - before
  child.kill('SIGTERM')
  await ended
  return tookMs
}

function bareNode(): number {
  const before = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - before
}

const first = await startOnce()
const starts: number[] = []
const bare: number[] = []
for (let round = 0; round < rounds; round++) {
  starts.push(await startOnce())
  bare.push(bareNode())
}
rmSync(dataDir, { recursive: true, force: true })
console.log(`first start on new data: ${seconds(first)}`)
console.log(
  `later starts: median ${seconds(median(starts))} of ${rounds} (${starts.map(seconds).join(', ')})`,
)
console.log(
  `a bare Node process: median ${seconds(median(bare))}; ratio ${(median(starts) / median(bare)).toFixed(0)}`,
)

// DATABASE_URL=… npm run bench -- idle-memory – resident memory of the API process of `npm start` at rest, compared with an
// empty Node process: after a first start, without compiled code, and after later ones. The limit is 150 MB on PostgreSQL.
// Linux only: reads /proc.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/stack/ports.ts'

const root = join(import.meta.dirname, '..')
const limitMb = 150
const restMs = 30_000
const rounds = 3
const names = ['PORT', 'PUBLISHER_PORT', 'SMTP_PORT', 'INBOX_PORT']

const text = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const megabytes = (pid: string | number, part: string) =>
  Number(new RegExp(`${part}:\\s+(\\d+)`).exec(text(`/proc/${pid}/status`))?.[1]) / 1024
const apiProcess = (parent: number | undefined) =>
  readdirSync('/proc').find(
    (pid) =>
      text(`/proc/${pid}/cmdline`).includes('apps/api/src/main.ts') &&
      text(`/proc/${pid}/status`).includes(`PPid:\t${parent}\n`),
  )

/** Starts the stack, lets it rest, reads the memory of its API process and stops it. */
async function measureOnce(compiledDir: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'leserkonto-bench-'))
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]))
  const stack = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiledDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => stack.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    stack.stdout.on('data', (words) => String(words).includes('Leserkonto is running.') && resolve())
    stack.once('exit', () => reject(new Error('the stack did not start')))
  })
  await wait(restMs)
  const pid = apiProcess(stack.pid)
  if (!pid) throw new Error('the API process was not found')
  const held = {
    all: megabytes(pid, 'VmRSS'),
    own: megabytes(pid, 'RssAnon'),
    files: megabytes(pid, 'RssFile'),
  }
  stack.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
  return held
}

async function bareNode(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await wait(2_000)
  const held = megabytes(child.pid ?? 0, 'VmRSS')
  child.kill()
  return held
}

const bare = await bareNode()
console.log(`a bare Node process: ${bare.toFixed(0)} MB`)
const compiledDir = mkdtempSync(join(tmpdir(), 'leserkonto-bench-'))
for (let round = 0; round < rounds; round++) {
  const { all, own, files } = await measureOnce(compiledDir)
  console.log(
    `${round === 0 ? 'first start' : 'later start'}: API on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'} after ${restMs / 1000} s at rest: ${all.toFixed(0)} MB (own ${own.toFixed(0)}, of files ${files.toFixed(0)}); ${(all / limitMb).toFixed(2)} of the limit, ${(all / bare).toFixed(1)} × bare Node`,
  )
}
rmSync(compiledDir, { recursive: true })

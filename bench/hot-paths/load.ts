import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installDebianPackage } from '../../scripts/checks/debian-package.ts'
import { type BenchRequest, host } from './ask.ts'
import { ticksOf, ticksPerSecond } from './processes.ts'

/** What a run of the generator saw; times in milliseconds. Only answers below 400 count as answers. */
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number; generatorShare: number }

/** How many callers ask for how long; each asks again at once, or after a pause of about so many milliseconds. */
export type Manner = { atOnce: number; seconds: number; pauseMs?: number }

// wrk alone must not be what is measured, so it has one thread, and that always on the last core. Service, database and
// peers run where the kernel puts them: all of them meet the same machine.
const generatorCore = availableParallelism() - 1
const onOneCore = spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', String(generatorCore)] : []

/** How the generator is bound, for the report. */
export const generatorWords =
  onOneCore.length > 0
    ? `wrk, one thread, on core ${generatorCore} alone`
    : 'wrk, one thread, on no core of its own (taskset is missing)'

/** Throws where wrk neither exists nor can be installed. */
export async function needWrk(): Promise<void> {
  const exists = () => spawnSync('wrk', ['-v']).error === undefined
  if (exists() || ((await installDebianPackage('wrk')) && exists())) return
  throw new Error(
    'wrk is missing: install it first (Debian, Ubuntu: apt-get install wrk; macOS: brew install wrk).',
  )
}

/** Writes requests for `load` to replay. */
export function writeRequests(file: string, requests: readonly BenchRequest[]): string {
  writeFileSync(file, requests.map((asked) => `${bytesOf(asked)}\0`).join(''))
  return file
}

function bytesOf({ path, method = 'GET', headers = {}, body }: BenchRequest): string {
  const text = body ? JSON.stringify(body) : ''
  const all = {
    host,
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

let begun = 0

/** Lets callers ask for the requests of a file for a while. */
export async function load(
  port: number,
  file: string,
  { atOnce, seconds, pauseMs = 0 }: Manner,
): Promise<Load> {
  const script = join(import.meta.dirname, 'replay.lua')
  // Each run begins further on in the file than the one before went: where every request is a new address, none comes twice.
  begun += 1_009
  const args = [
    '-t1',
    `-c${atOnce}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    `http://127.0.0.1:${port}/`,
  ]
  const [program = '', ...rest] = [...onOneCore, 'wrk', ...args, '--', file, String(begun), String(pauseMs)]
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = new Promise<'ended'>((resolve) => child.once('close', () => resolve('ended')))
  let usedTicks = 0
  while ((await Promise.race([ended, wait(100)])) !== 'ended')
    usedTicks = ticksOf(child.pid ?? 0) ?? usedTicks
  return figuresOf(output, usedTicks)
}

function figuresOf(output: string, usedTicks: number): Load {
  const numbers = /FIGURES (.+)/.exec(output)?.[1]?.split(' ').map(Number)
  if (!numbers) throw new Error(`wrk did not end well:\n${output}`)
  const [requests = 0, us = 0, p50 = 0, p99 = 0, failed = 0] = numbers
  const seconds = us / 1e6
  return {
    perSecond: Math.max(0, requests - failed) / seconds,
    p50Ms: p50 / 1000,
    p99Ms: p99 / 1000,
    failed,
    generatorShare: usedTicks / ticksPerSecond / seconds,
  }
}

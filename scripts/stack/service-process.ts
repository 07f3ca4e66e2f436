import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../bootstrap/root.mjs'
import type { Service } from './services.ts'

const rememberedLines = 20
// 15 s are the service's own limit for ending what it has begun
const stopPatienceMs = 16_000
// WebAssembly imports are marked experimental; a reader of the log has nothing to do about it
const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(root, 'scripts/stack/stop-with-parent.ts'),
]

/** A running service: how it ended, what it said last, and how to end it. */
export type ServiceProcess = {
  readonly name: string
  /** Resolves with a few words on how it ended; never rejects. */
  readonly ended: Promise<{ code: number | null; how: string }>
  lastLines(): readonly string[]
  /** Asks it to end and kills it when it does not; resolves when it is gone. */
  stop(): Promise<void>
  kill(): void
}

/** Starts a service and hands each line it prints to `print`. */
export function startService(
  service: Service,
  environment: Readonly<NodeJS.ProcessEnv>,
  print: (name: string, line: string) => void,
): ServiceProcess {
  const child = spawn(process.execPath, [...nodeOptions, ...service.args], {
    cwd: join(root, service.folder ?? '.'),
    env: { ...environment, ...service.environment, STACK_PID: String(process.pid) },
    // a session of its own: it hears of a Ctrl-C from us, in our order
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (lines.length > rememberedLines) lines.shift()
      print(service.name, line)
    })
  }
  const ended = endOf(child)
  const kill = () => signal(child, 'SIGKILL')
  return { name: service.name, ended, lastLines: () => lines, kill, stop: () => stop(child, ended, kill) }
}

function endOf(child: ChildProcess): ServiceProcess['ended'] {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, how: error.message }))
    child.once('close', (code, name) =>
      resolve({ code, how: name ? `was ended by ${name}` : `ended with code ${code}` }),
    )
  })
}

async function stop(child: ChildProcess, ended: Promise<unknown>, kill: () => void): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(kill, stopPatienceMs)
  await ended
  clearTimeout(timer)
}

/** To the whole group: what the service started must not outlive it. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // it is gone already
  }
}

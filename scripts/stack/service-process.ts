import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../bootstrap/root.mjs'
import type { Service } from './services.ts'

const rememberedLines = 20
// the service itself takes at most 15 s to finish its work
const stopPatienceMs = 16_000
// WebAssembly imports are marked as experimental, and readers of the log cannot change that
const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(root, 'scripts/stack/stop-with-parent.ts'),
]

/** A running service: how it ended, what it printed last, and a function to stop it. */
export type ServiceProcess = {
  readonly name: string
  /** Resolves with a few words on how it ended; never rejects. */
  readonly ended: Promise<{ code: number | null; how: string }>
  lastLines(): readonly string[]
  /** Asks it to stop and kills it if it does not; resolves when it has ended. */
  stop(): Promise<void>
  kill(): void
  /** Sends it and all it has started a signal. */
  signal(name: NodeJS.Signals): void
  readonly pid: number | undefined
}

/** Starts a service and passes each line it prints to `print`. */
export function startService(
  service: Service,
  environment: Readonly<NodeJS.ProcessEnv>,
  print: (name: string, line: string) => void,
): ServiceProcess {
  const child = spawn(process.execPath, [...nodeOptions, ...service.args], {
    cwd: join(root, service.folder ?? '.'),
    env: { ...environment, ...service.environment, STACK_PID: String(process.pid) },
    // detached: it gets a Ctrl-C not from the terminal but from this process, in the right order
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
  return {
    name: service.name,
    ended,
    lastLines: () => lines,
    kill,
    stop: () => stop(child, ended, kill),
    signal: (name) => signal(child, name),
    pid: child.pid,
  }
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

/** Sends a signal to the whole process group, so that no child process is left. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // it is gone already
  }
}

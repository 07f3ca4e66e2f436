import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { askWell } from './ask.ts'

/** A process to measure, and how to end it. */
export type Started = { pid: number; port: number; log: string; stop: () => Promise<void> }

type Start = {
  args: readonly string[]
  port: number
  folder: string
  environment: NodeJS.ProcessEnv
  /** Takes all it prints: a pipe would cost this process time while it measures. */
  log: string
}

const stopPatienceMs = 16_000
const startPatienceMs = 60_000

/** Starts Node with these arguments. It is gone when this process ends, however it ends. */
export function start({ args, port, folder, environment, log }: Start): Started {
  const file = openSync(log, 'a')
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    await ended(child)
  }
  return { pid: child.pid ?? 0, port, log, stop }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
  child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}

/** Milliseconds until the path answers well (2xx), asked again every few milliseconds. */
export async function untilOk(
  { port, log, pid }: Started,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const beganMs = performance.now()
  while (!(await isOk(port, path, headers))) {
    const isGone = !existsSync(`/proc/${pid}/exe`)
    if (isGone || performance.now() - beganMs > startPatienceMs)
      throw new Error(`${path} did not answer well:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
    await wait(5)
  }
  return performance.now() - beganMs
}

const isOk = (port: number, path: string, headers: Record<string, string>) =>
  askWell(port, { path, headers }).then(
    () => true,
    () => false,
  )

/** The kernel's own constant: USER_HZ is 100 on every Linux. */
export const ticksPerSecond = 100
const quietMs = 200
const quietPatienceMs = 20_000

/** Processor time of a process so far, without its children; undefined once it is gone. */
export function ticksOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return undefined
  }
}

/**
 * Resolves once a process and all it has started have nothing under way: calls whose caller has gone are worked on to
 * their end. Work by the clock is allowed one tick. False if they were busy all the time.
 */
export async function untilQuiet({ pid }: Pick<Started, 'pid'>): Promise<boolean> {
  const used = () => [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + (ticksOf(one) ?? 0), 0)
  const endMs = performance.now() + quietPatienceMs
  let before = used()
  while (performance.now() < endMs) {
    await wait(quietMs)
    const after = used()
    if (after - before <= 1) return true
    before = after
  }
  return false
}

/** Megabytes that a process and all it has started hold. Linux only. */
export type Memory = { allMb: number; mainRssMb: number; processes: number }

/**
 * What a process and its descendants would take on a machine of their own: the memory of each, and the files they have
 * mapped once, since they run the same program. Other processes with the same program do not make it less, as they do PSS.
 */
export function memoryOf(pid: number): Memory {
  const all = [pid, ...descendantsOf(pid)].map((one) => readFileSync(`/proc/${one}/status`, 'utf8'))
  const held = (status: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  const own = all.map((status) => held(status, 'RssAnon') + held(status, 'RssShmem'))
  const files = all.map((status) => held(status, 'RssFile'))
  return {
    allMb: own.reduce((sum, one) => sum + one, 0) + Math.max(...files),
    mainRssMb: held(all[0] ?? '', 'VmRSS'),
    processes: all.length,
  }
}

const descendantsOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .flatMap((child) => [Number(child), ...descendantsOf(Number(child))]),
  )

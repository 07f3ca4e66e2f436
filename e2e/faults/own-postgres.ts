import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPrograms, serverUser, type User } from '../../scripts/checks/postgres.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { until } from './until.ts'

/** A PostgreSQL server that a scenario may end and start again. Each commit it answers is on the disk. */
export type OwnPostgres = {
  readonly url: string
  readonly start: () => Promise<void>
  /** `fast` ends what runs, `immediate` is as a crash. Resolves when it is gone. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Makes a cluster in a folder, and starts it; `settings` win over those of the faults. */
export async function ownPostgres(
  folder: string,
  data = join(folder, 'database'),
  settings: readonly string[] = [],
): Promise<OwnPostgres> {
  const programs = findPrograms()
  const user = serverUser()
  if (!programs || user === 'none') throw new Error('There is no PostgreSQL here.')
  if (user) chownSync(folder, user.uid, user.gid)
  if (!existsSync(join(data, 'PG_VERSION'))) makeCluster(programs, data, user)
  const port = await freePort()
  let running: ChildProcess | undefined
  const start = async () => {
    running = spawn(join(programs, 'postgres'), serverWords(data, folder, port, settings), {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    await until('the database answers', () => answers(join(programs, 'pg_isready'), port))
  }
  const stop = async (how: keyof typeof signals) => {
    const ending = running
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signals[how])
    await gone
  }
  process.once('exit', () => running?.kill('SIGQUIT'))
  await start()
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, start, stop }
}

function makeCluster(programs: string, data: string, user: User | undefined): void {
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), words, { ...user, cwd: '/', stdio: 'ignore' })
}

// A killed server loses nothing that the kernel has; only a machine without power would need fsync.
const serverWords = (data: string, folder: string, port: number, settings: readonly string[]) => [
  ...['-D', data, '-p', String(port)],
  ...['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', ...settings].flatMap(
    (setting) => ['-c', setting],
  ),
]

function answers(program: string, port: number): boolean {
  try {
    execFileSync(program, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

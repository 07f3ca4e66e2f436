import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../stack/ports.ts'
import { installDebianPackage } from './debian-package.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** The user for the server, which refuses to run as root. */
export type User = { uid: number; gid: number }

const readyPatienceMs = 300_000
const throwAwayData = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Calls `work` with the URL of a PostgreSQL server on which it may create and drop databases: that of DATABASE_URL, else a
 * private one on a free port, with the programs of this machine or Debian's package, if it can be installed. Undefined if
 * there is none.
 */
export async function withPostgres<T>(work: (url: string | undefined) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL
  if (given) return work(given)
  const programs = await installedPrograms()
  const user = serverUser()
  if (!programs || user === 'none') return work(undefined)
  return withTemporaryFolder(async (folder) => {
    const server = await startServer(programs, folder, user)
    const stop = () => server.process.kill('SIGQUIT')
    process.once('exit', stop)
    try {
      return await work(server.url)
    } finally {
      process.off('exit', stop)
      const gone = new Promise((resolve) => server.process.once('exit', resolve))
      stop()
      await gone
    }
  })
}

/** The newest server programs, of Debian's package if there are none and it can be installed. */
export const installedPrograms = async (): Promise<string | undefined> =>
  findPrograms() ?? ((await installDebianPackage('postgresql')) ? findPrograms() : undefined)

/** Why no server can be started here; undefined where one can. Installs nothing. */
export const whyNoPostgres = (): string | undefined =>
  findPrograms() && serverUser() !== 'none' ? undefined : 'no PostgreSQL programs, or no user for them'

/** The newest server programs: from Debian's folder, else from PATH. */
export function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The package's own user if this is root, else the current user. */
export function serverUser(): User | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : 'none'
}

async function startServer(programs: string, folder: string, user: User | undefined) {
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as const }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...throwAwayData,
  ]
  const process = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  await untilReady(process, join(programs, 'pg_isready'), port)
  return { process, url: `postgresql://postgres@127.0.0.1:${port}/postgres` }
}

async function untilReady(process: ChildProcess, program: string, port: number): Promise<void> {
  const patience = AbortSignal.timeout(readyPatienceMs)
  while (!isReady(program, port)) {
    if (patience.aborted || process.exitCode !== null)
      throw new Error('The private PostgreSQL server did not start.')
    await wait(100)
  }
}

function isReady(program: string, port: number): boolean {
  try {
    execFileSync(program, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

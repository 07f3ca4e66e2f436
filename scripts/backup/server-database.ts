import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { errorCode } from '@leserkonto/rules'

const asTheyAre = ['--no-owner', '--no-privileges']

/** Writes all that a database of a server holds at one instant into a file, in the custom format of PostgreSQL's programs. */
export async function dumpServer(url: string, file: string): Promise<void> {
  const end = await ended(start('pg_dump', ['--format=custom', ...asTheyAre, `--file=${file}`, at(url)], url))
  if (end.code !== 0) throw failed([end])
}

/**
 * Fills an empty database with such a file and executes the SQL of `change`, in one transaction: whenever it is interrupted,
 * the database is empty as before.
 */
export async function loadServer(url: string, file: string, change: string): Promise<void> {
  const cautious = ['--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse']
  const reading = start('pg_restore', [...asTheyAre, '--file=-', file], url)
  const writing = start('psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', ...cautious, at(url)], url)
  const ends = [ended(reading), ended(writing)] as const
  // Its own --single-transaction would commit at the end of its input, which also comes when this process is killed.
  writing.stdin.write('BEGIN;\n')
  reading.stdout.pipe(writing.stdin, { end: false })
  // It says itself why it ended, and nobody reads on.
  writing.stdin.on('error', () => undefined)
  writing.once('close', () => reading.kill())
  const read = await ends[0]
  // The file leaves no schema to look in.
  writing.stdin.end(read.code === 0 ? `RESET search_path; ${change} COMMIT;` : '')
  const written = await ends[1]
  if (read.code !== 0 || written.code !== 0) throw failed([written, read])
}

/** How a program ended, and what it said about it. */
type End = { name: string; code: number | null; said: string }

// An argument can be read by everybody on the machine, so the password goes by the environment.
function at(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return `--dbname=${shown.href.replace(/(?<=[?&])password=[^&#]*&?/, '')}`
}

function start(name: string, args: readonly string[], url: string): ChildProcessWithoutNullStreams {
  const { password, searchParams } = new URL(url)
  const known = decodeURIComponent(password) || searchParams.get('password')
  return spawn(name, args, { env: { ...process.env, ...(known && { PGPASSWORD: known }) } })
}

function ended(child: ChildProcessWithoutNullStreams): Promise<End> {
  const name = child.spawnfile
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ name, code, said }))
    child.once('error', (error) => resolve({ name, code: null, said: reasonOf(error, name) }))
  })
}

const reasonOf = (error: Error, name: string) =>
  errorCode(error) === 'ENOENT'
    ? `error: ${name} was not found. It comes with PostgreSQL (Debian: postgresql-client).`
    : `error: ${error.message}`

/** What the first of them that said something has said: only why, since details can hold a whole row. */
function failed(ends: readonly End[]): Error {
  const reasons = ends.map(({ said }) => said.split('\n').filter((line) => /\b(error|fatal):/i.test(line)))
  const why = reasons
    .find((lines) => lines.length > 0)
    ?.slice(0, 3)
    .join('\n')
  return new Error(why ?? `${ends.map(({ name, code }) => `${name} ended with ${code}`).join(', ')}.`)
}

import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '@leserkonto/rules'
import pg from 'pg'
import { failedMigrations, markRolledBack, migrate } from './migrate.ts'

/** How a migration waits for locks that the running service holds. */
type Patience = {
  /** As long a statement waits for a lock: all calls that want the same table wait with it. */
  lockMs: number
  /** The pause before the next try, in which those calls go on. */
  pauseMs: number
  tries: number
}

const usualPatience: Patience = { lockMs: 500, pauseMs: 3_000, tries: 100 }
const connectTimeoutMs = 5_000
const turnPollMs = 500
// Any number; it names our turn among the advisory locks of the database.
const turnKey = 7_201_533_040

/** What a migration is done with. */
type How = {
  /** Is told, in a sentence, why it takes longer. */
  say: (line: string) => void
  /** A failed migration that is to be tried again. */
  retry?: string | undefined
  patience?: Patience
}

/**
 * Applies the missing migrations to a PostgreSQL server and returns their names: on connections of its own, whose
 * statements may take long but never wait long for a lock, and by one process at a time; another one waits and then finds
 * nothing to do. Throws the cause if a migration fails, or if it did not get its locks.
 */
export async function migrateServer(
  url: string,
  { say, retry, patience = usualPatience }: How,
): Promise<string[]> {
  const turn = new pg.Client(connection(url, { statement_timeout: 0 }))
  await turn.connect()
  // If it breaks, the migration under way ends with its own connection.
  turn.on('error', () => undefined)
  // What a killed process has begun ends with it, and is not completed behind the back of the next one.
  const limits = {
    statement_timeout: 0,
    lock_timeout: patience.lockMs,
    client_connection_check_interval: 1_000,
  }
  const pool = new pg.Pool(connection(url, limits))
  pool.on('error', () => undefined)
  let cause: unknown
  const execute = (script: string) =>
    executePatiently(pool, script, { patience, say }).catch((error) => {
      cause = error
      throw error
    })
  try {
    await takeTurn(turn, say)
    if (retry !== undefined) await markRolledBack(pool, retry)
    return await migrate(pool, execute)
  } catch (error) {
    throw await withWayOut(pool, error, cause)
  } finally {
    await pool.end()
    await turn.end()
  }
}

/** With settings of the server, which win over those of the database; pg itself leaves out a limit of 0. */
const connection = (url: string, settings: Readonly<Record<string, number>>): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})

/** The error in words: which migration has failed, why by PostgreSQL, which the engine does not say, and the way out. */
async function withWayOut(pool: pg.Pool, error: unknown, cause: unknown): Promise<unknown> {
  const [failed] = await failedMigrations(pool)
  if (!failed) return cause ?? error
  const why = cause instanceof Error ? `: ${cause.message}` : ' in an earlier run'
  return new Error(
    `The migration ${failed} has failed${why}. It has changed nothing, and the service that runs goes on. ` +
      `Mend the cause, then: node scripts/prepare.ts --retry=${failed} (docs/operations/upgrade.md).`,
    { cause: error },
  )
}

/** Waits by asking: a waiting statement would hold up CREATE INDEX CONCURRENTLY, which waits for all that are running. */
async function takeTurn(turn: pg.Client, say: How['say']): Promise<void> {
  for (let told = false; ; told = true) {
    const { rows } = await turn.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      turnKey,
    ])
    if (rows[0]?.taken) return
    if (!told) say('Another process is migrating this database; waiting for it.')
    await wait(turnPollMs)
  }
}

/** Each script is one transaction, so that a try that got no lock has changed nothing. */
async function executePatiently(
  pool: pg.Pool,
  script: string,
  { patience: { pauseMs, tries }, say }: { patience: Patience; say: How['say'] },
): Promise<void> {
  for (let left = tries - 1; ; left--)
    try {
      await pool.query(script)
      return
    } catch (error) {
      if (!isLockTimeout(error) || left === 0) throw error
      say(`A table is in use; the migration tries again in ${pauseMs / 1000} s, up to ${left} times.`)
      await wait(pauseMs)
    }
}

// lock_not_available
const isLockTimeout = (error: unknown) => errorCode(error) === '55P03'

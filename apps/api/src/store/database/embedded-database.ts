import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { Listen } from './listen.ts'
import { lockDirectory } from './one-process-lock.ts'
import { type Reads, readsOver } from './reads.ts'

/**
 * A pool of pg clients, whether they keep prepared statements, the most frequent reads, and notices of other processes;
 * `close` closes all.
 */
export type OpenPool = {
  pool: pg.Pool
  prepared: boolean
  reads: Reads
  listen: Listen
  close: () => Promise<void>
}

/**
 * Opens PostgreSQL-in-the-process in `directory` (created when missing) for this process alone.
 * Throws DATABASE_IN_USE when another process has it open.
 */
export async function openEmbedded(directory: string): Promise<OpenPool> {
  mkdirSync(dirname(directory), { recursive: true })
  const unlock = await lockDirectory(dirname(directory))
  if (!existsSync(directory)) await createComplete(directory)
  const pglite = new PGlite(directory)
  await pglite.waitReady
  const { close, ...opened } = poolOver(pglite)
  return { ...opened, close: () => close().then(unlock) }
}

/** Creates the cluster elsewhere and renames it: after a kill, an incomplete one could never be opened again. */
async function createComplete(directory: string): Promise<void> {
  const place = dirname(directory)
  // This process has the lock, so a process that left one has ended.
  for (const left of readdirSync(place).filter((name) => /^\.\d+\.new$/.test(name)))
    rmSync(join(place, left), { recursive: true })
  const aside = join(place, `.${process.pid}.new`)
  const pglite = new PGlite(aside)
  await pglite.waitReady
  await pglite.close()
  renameSync(aside, directory)
}

/** A temporary database in memory, for comparing schemas and for tests, which pass the dump of a migrated one. */
export const openInMemory = (dump?: Blob): OpenPool => poolOver(new PGlite(dump ? { loadDataDir: dump } : {}))

/** A pg pool with the only connection of a PGlite instance, so that one Prisma adapter works for both databases. */
export function poolOver(pglite: PGlite): OpenPool {
  const { connection, user, host, database, password } = createPgConfig(pglite)
  const parse = connection.parse.bind(connection)
  // pg passes its object of type parsers where PGlite expects an array of type ids.
  connection.parse = (query: { types?: unknown }) =>
    parse(Array.isArray(query.types) ? query : { ...query, types: undefined })
  const emit = connection.emit.bind(connection)
  // Yield between queries: otherwise 64 queued ones block the event loop for 50 to 300 ms.
  connection.emit = (name: string | symbol, ...rest: unknown[]) =>
    name === 'readyForQuery' ? Boolean(setImmediate(() => emit(name, ...rest))) : emit(name, ...rest)
  // pg's client takes `connection`, but its types lack it.
  const unlisted: object = { connection }
  const pool = new pg.Pool({
    user,
    host,
    database,
    password,
    ...unlisted,
    max: 1,
    idleTimeoutMillis: 0,
  })
  return {
    pool,
    prepared: true,
    reads: readsOver(pool),
    // There is no other process.
    listen: () => async () => undefined,
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}

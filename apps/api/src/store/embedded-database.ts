import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockDirectory } from './one-process-lock.ts'

/** A pool of pg clients and the way to end it. */
export type OpenPool = { pool: pg.Pool; close: () => Promise<void> }

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
  const { pool, close } = poolOver(pglite)
  return { pool, close: () => close().then(unlock) }
}

/** A half-made cluster after a kill would never open again: make it aside, then rename. */
async function createComplete(directory: string): Promise<void> {
  const aside = join(dirname(directory), `.${process.pid}.new`)
  rmSync(aside, { recursive: true, force: true })
  const pglite = new PGlite(aside)
  await pglite.waitReady
  await pglite.close()
  renameSync(aside, directory)
}

/** A throw-away database: for comparing schemas and for tests, which hand over a dump of a migrated one. */
export const openInMemory = (dump?: Blob): OpenPool => poolOver(new PGlite(dump ? { loadDataDir: dump } : {}))

/** The one connection of a PGlite instance behind a pg pool, so that one Prisma adapter serves both databases. */
export function poolOver(pglite: PGlite): OpenPool {
  const { connection, user, host, database, password } = createPgConfig(pglite)
  const parse = connection.parse.bind(connection)
  // pg hands its type parser object over where PGlite expects an array of type ids.
  connection.parse = (query: { types?: unknown }) =>
    parse(Array.isArray(query.types) ? query : { ...query, types: undefined })
  const emit = connection.emit.bind(connection)
  // Yield between queries: else 64 queued ones freeze the event loop for 50 to 300 ms.
  connection.emit = (name: string | symbol, ...rest: unknown[]) =>
    name === 'readyForQuery' ? Boolean(setImmediate(() => emit(name, ...rest))) : emit(name, ...rest)
  const pool = new pg.Pool({
    user,
    host,
    database,
    password,
    // `connection` is the escape hatch of pg's client that its types leave out.
    ...({ connection } as object),
    max: 1,
    idleTimeoutMillis: 0,
  })
  return {
    pool,
    close: async () => {
      await pool.end()
      await pglite.close()
    },
  }
}

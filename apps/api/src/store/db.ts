import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { OpenPool } from './embedded-database.ts'
import { type Prisma, PrismaClient } from './generated/client.ts'

/** Prisma's client; inside a transaction only `Tx` may be used. */
export type Db = PrismaClient
/** The client of a running transaction. */
export type Tx = Prisma.TransactionClient
export type { OpenPool } from './embedded-database.ts'

/** The client of a store function, which never starts a transaction itself. */
export type DbOrTx = Db | Tx

/** The pool under Prisma, for prepared statements. */
export type Pool = pg.Pool

/** An open database: Prisma, the pool under it, and a function that closes both. */
export type OpenDatabase = { db: Db; pool: Pool; close: () => Promise<void> }

const statementTimeoutMs = 5_000
const connectTimeoutMs = 5_000

/** Opens PostgreSQL when `url` is given, else the embedded database in `directory`. */
export async function openPool(where: { url?: string | undefined; directory: string; connections: number }) {
  if (where.url) return openServer(where.url, where.connections)
  // Loaded only here: with a PostgreSQL server its code would only take up memory.
  const { openEmbedded } = await import('./embedded-database.ts')
  return openEmbedded(where.directory)
}

function openServer(url: string, connections: number): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  })
  // The pool replaces connections that the server closed while idle; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return { pool, close: () => pool.end() }
}

/** Opens the database, with Prisma over it. */
export const openDatabase = async (where: Parameters<typeof openPool>[0]): Promise<OpenDatabase> =>
  prismaOver(await openPool(where))

/** Prisma over an open pool, for PostgreSQL and PGlite alike. */
export function prismaOver({ pool, close }: OpenPool): OpenDatabase {
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
  })
  return {
    db,
    pool,
    close: async () => {
      await db.$disconnect()
      await close()
    },
  }
}

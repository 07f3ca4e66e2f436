import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '../generated/client.ts'
import type { OpenPool } from './embedded-database.ts'
import { type Listen, listening } from './listen.ts'
import { pipelinedReads, type Reads, readsOver } from './reads.ts'
import { withReadSpans, withStatementSpans, withTransactionSpans } from './spans.ts'
import { statementNames, withoutNames } from './statement-names.ts'

/** Prisma's client; inside a transaction only `Tx` may be used. */
export type Db = PrismaClient
/** The client of a running transaction. */
export type Tx = Prisma.TransactionClient
export type { OpenPool } from './embedded-database.ts'

/** The client of a store function, which never starts a transaction itself. */
export type DbOrTx = Db | Tx

/** The pool under Prisma. */
export type Pool = pg.Pool

/** An open database: Prisma, the pool under it, the most frequent reads, notices of other processes; `close` closes all. */
export type OpenDatabase = {
  db: Db
  pool: Pool
  reads: Reads
  listen: Listen
  close: () => Promise<void>
}

const usualLimitMs = 5_000

/** A server's address, or the directory of the embedded database. */
type Where = {
  url?: string | undefined
  /** Where processes hear each other: the server itself, since a pooler may not hand that on. */
  listenUrl?: string | undefined
  directory: string
  connections: number
  /** Whether a connection keeps its prepared statements, as behind a pooler it may not. The embedded one does. */
  prepared: boolean
  /** How long a statement may take, and waiting for a connection; tests allow a busy machine more. @default 5000 */
  limitMs?: number
}

/** Opens PostgreSQL when `url` is given, else the embedded database in `directory`. */
export async function openPool(where: Where): Promise<OpenPool> {
  if (where.url) return openServer(where.url, where)
  // Loaded only here: with a PostgreSQL server its code would only take up memory.
  const { openEmbedded } = await import('./embedded-database.ts')
  return openEmbedded(where.directory)
}

function openServer(
  url: string,
  { listenUrl = url, connections, prepared, limitMs = usualLimitMs }: Where,
): OpenPool {
  const options = { connectionString: url, connectionTimeoutMillis: limitMs, statement_timeout: limitMs }
  const pool = new pg.Pool({
    ...options,
    max: connections,
    idle_in_transaction_session_timeout: 2 * limitMs,
  })
  // The pool replaces connections that the server closed while idle; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const listen = listening(listenUrl)
  if (!prepared)
    return { pool: withoutNames(pool), prepared, reads: readsOver(pool), listen, close: () => pool.end() }
  const { reads, close } = pipelinedReads(options)
  return {
    pool,
    prepared,
    reads: withReadSpans(reads),
    listen,
    close: () => Promise.all([pool.end(), close()]).then(() => undefined),
  }
}

/** Opens the database, with Prisma over it. */
export const openDatabase = async (where: Where): Promise<OpenDatabase> => prismaOver(await openPool(where))

/** Prisma over an open pool, for PostgreSQL and PGlite alike; a transaction may take twice as long as a statement. */
export function prismaOver(
  { pool, prepared, reads, listen, close }: OpenPool,
  limitMs = usualLimitMs,
): OpenDatabase {
  const db = new PrismaClient({
    adapter: new PrismaPg(
      withStatementSpans(pool),
      prepared ? { statementNameGenerator: statementNames() } : {},
    ),
    transactionOptions: { maxWait: 2 * limitMs, timeout: 2 * limitMs },
  })
  return {
    db: withTransactionSpans(db),
    pool,
    reads,
    listen,
    close: async () => {
      await db.$disconnect()
      await close()
    },
  }
}

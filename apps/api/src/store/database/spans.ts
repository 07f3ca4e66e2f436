import pg from 'pg'
import { isTraced, step } from '../../trace.ts'
import type { PrismaClient } from '../generated/client.ts'
import type { Reads } from './reads.ts'

type AnyStatement = string | { name?: string; text: string }
type Query = (asked: AnyStatement, ...rest: unknown[]) => Promise<unknown>

/** Lets each transaction of Prisma be a span of the call or job that needs it. */
export function withTransactionSpans(db: PrismaClient): PrismaClient {
  const transaction = db.$transaction.bind(db)
  return Object.assign(db, {
    $transaction: (...asked: Parameters<typeof transaction>) =>
      step('transaction', () => transaction(...asked)),
  })
}

/** Lets each statement asked of a pool, or of one of its connections, be a span: its name, or its kind and table. */
export function withStatementSpans(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    // Looked up at each call, for who has put something else in its place.
    const query: Query = (...asked) => Reflect.apply(pg.Client.prototype.query, client, asked)
    // With a callback it is the pool itself that asks, for a statement which is a span already.
    Object.assign(client, {
      query: (...asked: Parameters<Query>) =>
        typeof asked.at(-1) === 'function' ? query(...asked) : spanned(asked, query),
    })
  })
  const query: Query = pool.query.bind(pool)
  return Object.assign(pool, { query: (...asked: Parameters<Query>) => spanned(asked, query) })
}

/** The same for reads that are asked past the pool. */
export const withReadSpans =
  (reads: Reads): Reads =>
  (read) =>
    step(read.name, () => reads(read))

const spanned = (asked: Parameters<Query>, query: Query) =>
  isTraced() ? step(nameOf(asked[0]), () => query(...asked)) : query(...asked)

/** What our statements are called; what Prisma writes has numbers for names (statement-names.ts). Values are never in it. */
function nameOf(asked: AnyStatement): string {
  const { name = '', text } = typeof asked === 'string' ? { text: asked } : asked
  if (name !== '' && !/^p\d+$/.test(name)) return name
  const [, kind = ''] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+(?:"?public"?\.)?"?([a-z_]+)/.exec(text) ?? []
  return table ? `${kind} ${table}` : kind
}

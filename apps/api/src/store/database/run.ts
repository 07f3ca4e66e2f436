// How stores run what they have: one statement on whatever connection there is, or all of an operation's work in one transaction.
import { errorCode, recordOf } from '@leserkonto/rules'
import type { Db, DbOrTx, Pool, Tx } from './db.ts'
import { bound, type Statement } from './statement.ts'

/** What can execute a statement: any connection of the pool, or a running transaction. */
export type Connection = Pool | DbOrTx

/** Executes a statement and answers its rows. */
export async function ask<Row, Name extends string>(
  on: Connection,
  statement: Statement<Row, Name>,
  values: Readonly<Record<Name, unknown>>,
): Promise<Row[]> {
  const asked = bound(statement, values)
  if ('$queryRawUnsafe' in on) return on.$queryRawUnsafe<Row[]>(asked.text, ...asked.values)
  const { rows } = await on.query({ name: asked.name, text: asked.text, values: [...asked.values] })
  return rows
}

// P2034: write conflict or deadlock. PostgreSQL's serialization failures have this code, too.
const retryable = new Set(['P2034'])
const attempts = 3

/**
 * Runs `work` in one transaction, and again from the start after a conflict with another transaction; so it must not
 * touch anything but the database. A violation of a unique index named in `retryOn` counts as such a conflict.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  retryOn: readonly string[] = [],
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work)
    } catch (error) {
      const again = retryable.has(errorCode(error) ?? '') || retryOn.includes(violatedIndex(error) ?? '')
      if (!again || attempt === attempts) throw error
    }
  }
}

/** The unique index that an error is about; undefined for other errors. */
export function violatedIndex(error: unknown): string | undefined {
  if (errorCode(error) !== 'P2002') return undefined
  const { cause } = recordOf(recordOf(recordOf(error).meta).driverAdapterError)
  const { index } = recordOf(recordOf(cause).constraint)
  return typeof index === 'string' ? index : undefined
}

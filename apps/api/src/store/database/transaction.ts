import { errorCode } from '@leserkonto/rules'
import type { Db, Tx } from './db.ts'

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
  const { meta } = error as {
    meta?: { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }
  }
  return meta?.driverAdapterError?.cause?.constraint?.index
}

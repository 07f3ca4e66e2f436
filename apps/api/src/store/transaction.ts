import { errorCode } from '@leserkonto/rules'
import type { Db, Tx } from './db.ts'

// P2034: write conflict or deadlock. Pg's own serialization failures arrive under this code too.
const retryable = new Set(['P2034'])
const attempts = 3

/**
 * Runs `work` in one transaction; a conflict with another transaction runs it again from the start. Nothing
 * but the database may be touched inside. A unique index named in `retryOn` that another transaction filled
 * first counts as such a conflict.
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

/** The unique index an error is about, or undefined when it is about something else. */
export function violatedIndex(error: unknown): string | undefined {
  if (errorCode(error) !== 'P2002') return undefined
  const { meta } = error as {
    meta?: { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }
  }
  return meta?.driverAdapterError?.cause?.constraint?.index
}

import type { Work } from '../context.ts'
import { isWrappable, readStored, storedHash, toWrap } from '../imported-hashes/imported-hash.ts'
import { findImportedCosts } from '../sign-in/store/sign-in.ts'
import { countToWrap, findToWrap, putWrapped } from './store/imported-hashes.ts'

/** Of both processes that hash, and as many that wait. */
const atOnce = 64

/**
 * Puts argon2id around hashes that are too fast, so that a stolen copy of the database is worth no more than one of our own
 * hashes. May be stopped at any time, and goes on with what is left. Answers how many were done.
 * Source: docs/spec/security.md#passwords-of-another-house.
 */
export async function wrapHashes(
  work: Work,
  tell: (done: number, all: number) => void = () => undefined,
): Promise<number> {
  const costs = toWrap(await findImportedCosts(work.pool))
  const all = costs.length > 0 ? await countToWrap(work.pool, costs) : 0
  let done = 0
  // A row that cannot be read, which nobody could have written, is passed over.
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = costs.length > 0 ? await findToWrap(work.pool, { costs, after, most: atOnce }) : []
    const last = rows.at(-1)
    if (!last) return done
    after = last.id
    await putWrapped(work.pool, await Promise.all(rows.map((row) => wrappedOf(row, work))))
    done += rows.length
    tell(done, all)
  }
}

async function wrappedOf({ id, stored }: { id: string; stored: string }, { passwords }: Work) {
  const imported = readStored(stored)
  if (!imported || !isWrappable(imported) || imported.hash === undefined)
    return { id, stored, wrapped: stored }
  const { hash, ...rest } = imported
  return { id, stored, wrapped: storedHash({ ...rest, wrapped: await passwords.hash(hash) }) }
}

import type { With } from '../../context.ts'
import { findOrphans, forgetPicture } from '../store/picture-objects.ts'

const maxAtOnce = 100

/**
 * Removes pictures that are no longer used, of one account or of all, and returns how many. Call it after commit, never
 * inside a transaction. Several runs at once do no harm. Tries all; rejects if one could not be removed, which the next
 * sweep tries again.
 */
export async function removeOrphans(
  { accountId }: { accountId?: string },
  { db, objectStore, now }: With<'db' | 'now' | 'objectStore'>,
): Promise<number> {
  const { bucket } = objectStore
  const orphans = await findOrphans(db, { bucket, now, max: maxAtOnce, ...(accountId && { accountId }) })
  const failures: unknown[] = []
  for (const orphan of orphans) {
    try {
      await objectStore.remove(orphan.key)
      await forgetPicture(db, orphan)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new Error('pictures could not be removed', { cause: failures[0] })
  return orphans.length
}

import { limits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { countTake } from '../../store/rate-limits.ts'

/**
 * Counts one try at a customer number outside a call, in the bucket of the limit `linkMiss`: registering again and
 * again is no way around it. False when the number had its misses of the day.
 */
export async function mayMissAgain(gpNumber: string, { db, secrets, config, now }: Work): Promise<boolean> {
  const [window] = limits.linkMiss
  const key = secrets.mac('limit', `${window.key} ${gpNumber}`)
  const { count } = await countTake(db, { bucket: 'linkMiss.0', key, windowMs: window.windowMs, now })
  return count <= window.max * config.rateLimitFactor
}

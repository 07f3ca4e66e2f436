import { limits } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import type { DbOrTx } from '../store/db.ts'
import { countTake } from '../store/rate-limits.ts'

/**
 * Whether one more mail of this kind may go to an address that anybody could have typed; counts it. The limit is silent,
 * since the call has been answered already. `subject` is the untagged address key. Source: docs/spec/contract.md#limits.
 */
export async function mailAllowed(
  db: DbOrTx,
  kind: string,
  subject: string,
  { secrets, config, now }: Work,
): Promise<boolean> {
  const windows = [
    ...limits.mailKind.map((window, index) => ({ ...window, bucket: `mailKind.${kind}.${index}` })),
    ...limits.mailAll.map((window) => ({ ...window, bucket: 'mailAll' })),
  ]
  const key = secrets.mac('limit', `mail ${subject}`)
  // Short windows first, and stop at the first full one: a mail that is not sent must not count in the others.
  for (const { bucket, max, windowMs } of windows) {
    const { count } = await countTake(db, { bucket, key, windowMs, now })
    if (count > max * config.rateLimitFactor) return false
  }
  return true
}

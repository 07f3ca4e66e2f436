import { limits } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import type { Tx } from '../store/db.ts'
import { countTakes, giveBack } from '../store/rate-limits.ts'

/**
 * Whether one more mail of this kind may go to an address that anybody could have typed; counts it. The limit is silent,
 * since the call has been answered already. `subject` is the untagged address key. Source: docs/spec/contract.md#limits.
 */
export async function mailAllowed(
  tx: Tx,
  kind: string,
  subject: string,
  { secrets, config, now }: Work,
): Promise<boolean> {
  const windows = [
    ...limits.mailKind.map((window, index) => ({ ...window, bucket: `mailKind.${kind}.${index}` })),
    ...limits.mailAll.map((window) => ({ ...window, bucket: 'mailAll' })),
  ]
  const key = secrets.mac('limit', `mail ${subject}`)
  const first = windows.map((window) => ({ ...window, key, max: window.max * config.rateLimitFactor }))
  const taken = await countTakes(tx, { first }, now)
  const full = taken.findIndex(({ count, max }) => count > max)
  if (full < 0) return true
  // Short windows come first: a mail that is not sent must not count in those after the full one.
  await giveBack(tx, taken.slice(full + 1))
  return false
}

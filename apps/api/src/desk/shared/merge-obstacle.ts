import { maxLinkedNumbers } from '@leserkonto/rules'
import type { DeskRefusal } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import type { DeskCall } from '../../desk-context.ts'
import { findOpenTakeBacks } from '../../sign-in/store/take-backs.ts'
import type { Tx } from '../../store/database/db.ts'
import { isOwn } from './record.ts'

/** Which account stays, and which goes. */
export type Pair = { kept: Account; gone: Account }

/**
 * Why these accounts cannot be merged: asked when somebody wants it, and again when it is confirmed. An account whose former mailbox
 * could take it back must not have gone into another by then.
 */
export async function mergeObstacle(
  tx: Tx,
  { kept, gone }: Pair,
  call: DeskCall,
): Promise<DeskRefusal | undefined> {
  if (kept.id === gone.id) return 'same'
  if (isOwn(kept, call.staff) || isOwn(gone, call.staff)) return 'own'
  if (kept.status !== 'activated' || gone.status !== 'activated') return 'inactive'
  const links = await Promise.all([kept, gone].map(({ id }) => findOpenTakeBacks(tx, id, call.now)))
  if (links.some((open) => open.length > 0)) return 'lately'
  const numbers = [...(await findNumbersOf(tx, kept.id)), ...(await findNumbersOf(tx, gone.id))]
  return numbers.length > maxLinkedNumbers ? 'full' : undefined
}

import type { Work } from '../../context.ts'
import type { MadeFrom } from '../../newsletters/shared/record-consent.ts'
import { endNewsletters } from '../../newsletters/shared/remove-newsletters.ts'
import type { Tx } from '../../store/database/db.ts'
import { blockAccount } from '../shared/block-account.ts'
import type { Account } from '../store/accounts.ts'

/**
 * Blocks an account by support and ends its newsletters, which a later unblocking does not bring back: that takes a new
 * opt-in. False if it is blocked already or does not exist.
 */
export async function blockReader(
  tx: Tx,
  { id, emailKey }: Pick<Account, 'id' | 'emailKey'>,
  work: Work & MadeFrom,
): Promise<boolean> {
  if (!(await blockAccount(tx, id, work))) return false
  await endNewsletters(tx, emailKey, work)
  return true
}

import type { Work } from '../../context.ts'
import { blockAccount } from '../../domain/accounts/block-account.ts'
import type { MadeFrom } from '../../domain/newsletters/record-consent.ts'
import { endNewsletters } from '../../domain/newsletters/remove-newsletters.ts'
import type { Account } from '../../store/accounts/accounts.ts'
import type { Tx } from '../../store/database/db.ts'

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

import { Problem } from '@leserkonto/contracts'
import { rightCodes } from '@leserkonto/rules'
import type { Call } from '../../call.ts'
import { readerRights } from '../../steps/reader-rights.ts'
import { findAccountByEmail } from '../../store/accounts.ts'

/**
 * Whether the owner of a proven address may get premium lists of an edition: by the account of that very address.
 * Throws NEWSLETTER_ERROR (503) when nobody can say.
 */
export async function hasPremiumRight(emailKey: string, edition: string, call: Call): Promise<boolean> {
  const account = await findAccountByEmail(call.db, emailKey)
  if (account?.status !== 'activated') return false
  const wanted = rightCodes.premiumNewsletters
  const reader = { accountId: account.id, gpNumber: account.gpNumber }
  const { rights, outage } = await readerRights(reader, { edition, wanted }, call)
  if (!rights.includes(wanted) && outage) throw new Problem('NEWSLETTER_ERROR', { cause: outage })
  return rights.includes(wanted)
}

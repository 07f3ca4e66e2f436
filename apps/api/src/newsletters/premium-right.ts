import { Problem } from '@leserkonto/contracts'
import { isOutage, rightCodes } from '@leserkonto/rules'
import { findAccountByEmail } from '../accounts/store/accounts.ts'
import type { Call } from '../context.ts'
import { copiedReader, hasRight } from '../customers/shared/reader-rights.ts'

/**
 * Whether the owner of a proven address may get premium lists of an edition, by the account with that address. Throws
 * NEWSLETTER_ERROR (503) if this cannot be decided during an outage.
 */
export async function hasPremiumRight(emailKey: string, edition: string, call: Call): Promise<boolean> {
  const account = await findAccountByEmail(call.db, emailKey)
  if (account?.status !== 'activated') return false
  const right = rightCodes.premiumNewsletters
  return hasRight(await copiedReader(account.id, call), { edition, right }, call).catch((cause) => {
    throw isOutage(cause) ? new Problem('NEWSLETTER_ERROR', { cause }) : cause
  })
}

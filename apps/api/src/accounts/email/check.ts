import { type email, Problem } from '@leserkonto/contracts'
import { maskedEmail } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { fateOf, findToken, isLive } from '../../sign-in/store/tokens.ts'
import { findAccount } from '../store/accounts.ts'
import { findEmailChange } from '../store/email-changes.ts'

/**
 * Whose address a link changes, so that nobody takes over an account that a stranger has sent; uses up nothing. A miss
 * counts as a guess.
 */
export const check: OperationOf<typeof email.check> = async ({ token: secret }, call) => {
  await call.limits.take('guess')
  const token = await findToken(call.db, 'email_change', call.ids.secretHash(secret))
  if (token) await call.limits.giveBack('guess')
  if (!token || !isLive(token, call.now)) throw refusal(fateOf(token))
  const change = await findEmailChange(call.db, token.emailChangeId ?? '')
  const account = change && (await findAccount(call.db, change.accountId))
  if (!account) throw new Problem('EMAIL_LINK_EXPIRED')
  return { email_masked: maskedEmail(account.email), keeps_ways_in: isItsReader(account.id, call) }
}

/** Whether the caller is signed in to the account, and so knows a way in already. */
export const isItsReader = (accountId: string, { reader }: Call): boolean => reader?.accountId === accountId

/** Why a link does nothing. */
export type Fate = ReturnType<typeof fateOf>

/** How that is told. */
export const refusal = (fate: Fate): Problem =>
  new Problem(fate === 'used' ? 'EMAIL_ALREADY_CHANGED' : 'EMAIL_LINK_EXPIRED')

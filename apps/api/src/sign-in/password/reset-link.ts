import { Problem } from '@leserkonto/contracts'
import { type Account, findAccount, findAccountByEmail } from '../../accounts/store/accounts.ts'
import type { Call } from '../../context.ts'
import type { DbOrTx } from '../../store/database/db.ts'
import { findToken, isLive, type OneTimeToken } from '../store/tokens.ts'

/** A link that works; without an account where its mailbox has none yet. */
type ResetLink = { token: OneTimeToken<'password_reset'>; account: Account | null }

/** What a link opens, which is not used up by that; a miss counts as a guess. */
export async function openResetLink(secret: string, call: Call): Promise<ResetLink> {
  await call.limits.take('guess')
  const token = await findToken(call.db, 'password_reset', call.ids.secretHash(secret))
  if (!token || !isLive(token, call.now)) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  await call.limits.giveBack('guess')
  const account = await accountOf(call.db, token)
  if (token.accountId && !account) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  return { token, account }
}

/** The account, if it still has the mailbox that got the link: a link can be made while the address is changed. */
export async function accountOf(db: DbOrTx, token: OneTimeToken<'password_reset'>): Promise<Account | null> {
  if (token.accountId) {
    const account = await findAccount(db, token.accountId)
    return account?.emailKey === token.emailKey ? account : null
  }
  return token.emailKey ? findAccountByEmail(db, token.emailKey) : null
}

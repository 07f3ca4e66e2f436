import { Problem, type password } from '@leserkonto/contracts'
import type { Call, Story } from '../../context.ts'
import { cancelEmailChange } from '../../domain/accounts/cancel-email-change.ts'
import { openAccount } from '../../domain/accounts/open-account.ts'
import { refuseWeakPassword } from '../../domain/accounts/refuse-weak-password.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount } from '../../store/accounts.ts'
import { lockAddress } from '../../store/address-lock.ts'
import type { Tx } from '../../store/db.ts'
import { keepOneDevice } from '../../store/known-devices.ts'
import { removePasskeys } from '../../store/passkeys.ts'
import { findAttempts } from '../../store/pending-registrations.ts'
import { consumeToken, findToken, isLive, type OneTimeToken } from '../../store/tokens.ts'
import { transaction } from '../../store/transaction.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Sets a new password with the token of the mail, which proves the mailbox: a pending registration becomes an account. A
 * refused password does not use up the token.
 */
export const reset: Story<typeof password.reset> = async (form, call) => {
  const tokenHash = call.ids.secretHash(form.token)
  await call.limits.take('guess')
  const token = await findToken(call.db, 'password_reset', tokenHash)
  if (!token || !isLive(token, call.now)) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  await call.limits.giveBack('guess')
  const account = await accountOf(call.db, token)
  if (token.accountId && !account) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  refuseWeakPassword(form.password, account ?? mailboxOf(token), call)
  const passwordHash = await call.passwords.hash(form.password)
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const resetting = { token, passwordHash, deviceHash: call.ids.secretHash(secret) }
  const done = await transaction(call.db, (tx) => resetOnce(tx, resetting, call), [
    'account_email_key_key',
  ]).catch(failed)
  if (!done) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  call.setCookie('device', secret)
  tellRelay(call)
  return {}
}

type Reset = { token: OneTimeToken; passwordHash: string; deviceHash: string }

/** Locks address and account first, in the same order as all who change them, so that no two deadlock. */
async function resetOnce(tx: Tx, resetting: Reset, call: Call): Promise<boolean> {
  const { token, passwordHash } = resetting
  if (token.emailKey) await lockAddress(tx, token.emailKey)
  const account = await accountOf(tx, token)
  if (token.accountId && !account) return false
  if (account && !(await lockAccount(tx, account.id))) return false
  // The address may have been changed before the lock.
  if (account && !(await accountOf(tx, token))) return false
  const { tokenHash } = token
  if (!(await consumeToken(tx, { purpose: 'password_reset', tokenHash, now: call.now }))) return false
  if (account) await changeHands(tx, account, resetting, call)
  else await activate(tx, token, passwordHash, call)
  return true
}

async function changeHands(
  tx: Tx,
  account: Account,
  { token, passwordHash, deviceHash: tokenHash }: Reset,
  call: Call,
) {
  // The request for another address, a passkey and a known browser may be the intruder's whom the owner is locking out.
  await cancelEmailChange(tx, account.id, call)
  await keepOneDevice(tx, { accountId: account.id, tokenHash, seenAt: call.now })
  const passkeys = await removePasskeys(tx, account.id)
  await replacePassword(tx, { account, passwordHash, edition: mailboxOf(token).edition, passkeys }, call)
}

/** The mailbox is proven and there is no account yet: a form counts as the owner's only if there is just one. */
async function activate(tx: Tx, token: OneTimeToken, passwordHash: string, call: Call) {
  const { email, edition } = mailboxOf(token)
  const [attempt, ...others] = await findAttempts(tx, token.emailKey ?? '', call.now)
  const certain = others.length === 0 ? attempt : undefined
  await openAccount(tx, { email, edition: certain?.edition ?? edition, attempt: certain, passwordHash }, call)
}

/** The account, if it still has the mailbox that got the link: a link can be made while the address is changed. */
async function accountOf(
  db: Parameters<typeof findAccount>[0],
  token: OneTimeToken,
): Promise<Account | null> {
  if (token.accountId) {
    const account = await findAccount(db, token.accountId)
    return account?.emailKey === token.emailKey ? account : null
  }
  return token.emailKey ? findAccountByEmail(db, token.emailKey) : null
}

/** Payload written by send-reset-mail.ts and activate.ts: where the link went and in whose name. */
const mailboxOf = (token: OneTimeToken) => token.payload as { email: string; edition: string }

const failed = (cause: unknown): never => {
  throw new Problem('PASSWORD_RESET_FAILED', { cause })
}

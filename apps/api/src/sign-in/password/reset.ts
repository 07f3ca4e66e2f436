import { Problem, type password } from '@leserkonto/contracts'
import { safeReturnUrl } from '@leserkonto/rules'
import { openAccount } from '../../accounts/opening/open-account.ts'
import { cancelEmailChange } from '../../accounts/shared/cancel-email-change.ts'
import { refuseWeakPassword } from '../../accounts/shared/refuse-weak-password.ts'
import { type Account, lockAccount, lockAddress } from '../../accounts/store/accounts.ts'
import { findAttempts } from '../../accounts/store/pending-registrations.ts'
import type { Call, OperationOf } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { newDeviceEntry, signInByLink } from '../shared/sign-in.ts'
import { noteAwaited } from '../store/awaited.ts'
import { isStrangeDevice, keepOneDevice } from '../store/known-devices.ts'
import { removePasskeys } from '../store/passkeys.ts'
import type { Candidate } from '../store/sign-in.ts'
import { supersedeSignInNotices } from '../store/take-backs.ts'
import { consumeToken, type OneTimeToken } from '../store/tokens.ts'
import { replacePassword } from './replace-password.ts'
import { accountOf, openResetLink } from './reset-link.ts'

/**
 * Sets a new password with the token of the mail, which proves the mailbox: a pending registration becomes an account. A
 * refused password does not use up the token. It signs in as a login does, unless the account is blocked or another reader
 * is signed in here, who stays so.
 */
export const reset: OperationOf<typeof password.reset> = async (form, call) => {
  const { token, account } = await openResetLink(form.token, call)
  refuseWeakPassword(form.password, account ?? token.payload, call)
  const passwordHash = await call.passwords.hash(form.password, { ...call.asker, isKnown: true })
  const secret = call.deviceSecret ?? call.ids.newSecret()
  const resetting = { token, passwordHash, deviceHash: call.ids.secretHash(secret) }
  const done = await transaction(call.db, (tx) => resetOnce(tx, resetting, call), [
    'account_email_key_key',
  ]).catch(failed)
  if (!done) throw new Problem('PASSWORD_RESET_TOKEN_INVALID')
  tellRelay(call)
  const { edition, returnUrl } = token.payload
  const return_url = returnUrl && safeReturnUrl(returnUrl, call.returnTargets)
  const login = { account: done, edition: call.edition(edition), secret }
  const signedIn = signsIn(done, call) ? await signInByLink(login, call).catch(failed) : undefined
  if (!signedIn) call.setCookie('device', secret)
  return {
    ...signedIn,
    ...(return_url && { return_url }),
  }
}

/** Who is signed in stays so: the link may be another reader's. */
const signsIn = ({ id, status }: Pick<Candidate, 'id' | 'status'>, { reader }: Call) =>
  status !== 'blocked' && (!reader || reader.accountId === id)

type Reset = { token: OneTimeToken<'password_reset'>; passwordHash: string; deviceHash: string }

/** Locks address and account first, in the same order as all who change them, so that no two deadlock. */
async function resetOnce(tx: Tx, resetting: Reset, call: Call): Promise<Candidate | undefined> {
  const { token, passwordHash } = resetting
  if (token.emailKey) await lockAddress(tx, token.emailKey)
  const account = await accountOf(tx, token)
  if (token.accountId && !account) return undefined
  if (account && !(await lockAccount(tx, account.id))) return undefined
  // The address may have been changed before the lock.
  if (account && !(await accountOf(tx, token))) return undefined
  const { tokenHash } = token
  if (!(await consumeToken(tx, { purpose: 'password_reset', tokenHash, now: call.now }))) return undefined
  if (!account) return activate(tx, token, passwordHash, call)
  await changeHands(tx, account, resetting, call)
  await noteAwaited(tx, token.payload.markHash, call)
  return { id: account.id, email: account.email, status: account.status, passwordHash }
}

async function changeHands(
  tx: Tx,
  account: Account,
  { token, passwordHash, deviceHash: tokenHash }: Reset,
  call: Call,
) {
  const { edition } = token.payload
  const isNew = signsIn(account, call) && (await isStrangeDevice(tx, tokenHash, account.id))
  // The request for another address, a passkey and a known browser may be the intruder's whom the owner is locking out.
  await cancelEmailChange(tx, account.id, call)
  await keepOneDevice(tx, { accountId: account.id, tokenHash, seenAt: call.now })
  const passkeys = await removePasskeys(tx, account.id)
  // What mails to this mailbox warned of has ended with that, and the new password is its owner's.
  await supersedeSignInNotices(tx, { accountId: account.id, emailKey: account.emailKey }, call.now)
  await replacePassword(tx, { account, passwordHash, edition, passkeys }, call)
  if (isNew) await enqueueEntry(tx, newDeviceEntry(account, edition, call), call)
}

/** The mailbox is proven and there is no account yet: a form counts as the owner's only if there is just one. */
async function activate(
  tx: Tx,
  token: OneTimeToken<'password_reset'>,
  passwordHash: string,
  call: Call,
): Promise<Candidate> {
  const { email, edition } = token.payload
  const [attempt, ...others] = await findAttempts(tx, token.emailKey ?? '', call.now)
  const certain = others.length === 0 ? attempt : undefined
  const mailbox = { email, edition: certain?.edition ?? edition, attempt: certain, passwordHash }
  return { id: await openAccount(tx, mailbox, call), email, status: 'activated', passwordHash }
}

const failed = (cause: unknown): never => {
  throw new Problem('PASSWORD_RESET_FAILED', { cause })
}

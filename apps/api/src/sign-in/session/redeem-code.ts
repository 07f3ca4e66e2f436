import type { session } from '@leserkonto/contracts'
import { tokenLifetimeMs } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { signIn, technical } from '../shared/sign-in.ts'
import type { LoginCodeTry } from '../store/login-codes.ts'
import { type Counter, giveBack } from '../store/rate-limits.ts'
import { findSignInFacts } from '../store/sign-in.ts'
import { createToken } from '../store/tokens.ts'
import { enterCode, takesOf } from './enter-code.ts'

/**
 * Signs in with a code, which proves the mailbox. An address without an account gets a token instead, with which its owner
 * registers after having been asked for consent; a registration that waits for its activation is no account.
 */
export const redeemCode: OperationOf<typeof session.redeemCode> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const entered = await enterCode(form, { edition: edition.shortcut }, call)
  try {
    const secret = call.deviceSecret ?? call.ids.newSecret()
    const deviceHash = call.ids.secretHash(secret)
    const { account } = await findSignInFacts(call.pool, {
      emailKey: entered.emailKey,
      deviceHash,
      now: call.now,
    })
    const taken = takesOf(entered, account?.id, call)
    if (!account) return await registrationToken(entered, { edition: edition.shortcut, taken }, call)
    return await signIn({ account, edition, secret, taken, method: 'code' }, call)
  } catch (error) {
    return technical(error)
  }
}

async function registrationToken(
  { email, emailKey, mailId }: LoginCodeTry,
  { edition, taken }: { edition: string; taken: readonly Counter[] },
  call: Call,
) {
  const registration_token = call.ids.newSecret()
  const lifetimeMs = tokenLifetimeMs.login_register
  await createToken(call.db, {
    id: call.ids.newId(),
    purpose: 'login_register',
    tokenHash: call.ids.secretHash(registration_token),
    emailKey,
    payload: { email, edition, mailId },
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + lifetimeMs),
  })
  await giveBack(call.pool, taken)
  return { registration_token, expires_in: lifetimeMs / 1000 }
}

import type { session } from '@leserkonto/contracts'
import { tokenLifetimeMs } from '@leserkonto/rules'
import { newChallenge } from '../../accounts/shared/passkey-challenge.ts'
import type { OperationOf } from '../../context.ts'
import { signIn, technical } from '../shared/sign-in.ts'
import { loginCeremony, provePasskey } from './prove-passkey.ts'

/** The same for everybody: no keys are named, so that the browser offers those it has. */
export const passkeyOptions: OperationOf<typeof session.passkeyOptions> = async (_input, call) => ({
  challenge: newChallenge(loginCeremony, call),
  rpId: call.passkeys.rpId,
  timeout: tokenLifetimeMs.passkey,
  userVerification: 'required',
})

/**
 * Signs in with a passkey. It proves itself, whichever browser it is used in, so that the owner gets no mail about a new
 * one. Source: docs/spec/security.md#passkeys.
 */
export const passkeyLogin: OperationOf<typeof session.passkeyLogin> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  await call.limits.take('guess')
  try {
    const { account, id: passkeyId } = await provePasskey(form, call)
    const secret = call.deviceSecret ?? call.ids.newSecret()
    const taken = call.limits.countersOf(['guess'])
    return await signIn({ account, edition, secret, taken, method: 'passkey', passkeyId }, call)
  } catch (error) {
    return technical(error)
  }
}

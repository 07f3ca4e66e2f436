import { type Input, Problem, type session } from '@leserkonto/contracts'
import { tokenLifetimeMs } from '@leserkonto/rules'
import type { Call, Story } from '../../context.ts'
import { newChallenge, openChallenge, userHandleOf } from '../../domain/accounts/passkey-challenge.ts'
import { audit } from '../../store/audit.ts'
import { findPasskeyFacts, type PasskeyFacts, spendChallenge } from '../../store/passkeys.ts'
import { signIn, technical } from './sign-in.ts'

const ceremony = { kind: 'login' } as const

/** The same for everybody: no keys are named, so that the browser offers those it has. */
export const passkeyOptions: Story<typeof session.passkeyOptions> = async (_input, call) => ({
  challenge: newChallenge(ceremony, call),
  rpId: call.passkeys.rpId,
  timeout: tokenLifetimeMs.passkey,
  userVerification: 'required',
})

type Form = Input<typeof session.passkeyLogin>

/**
 * Signs in with a passkey. It proves itself, whichever browser it is used in, so that the owner gets no mail about a new
 * one. Source: docs/spec/security.md#passkeys.
 */
export const passkeyLogin: Story<typeof session.passkeyLogin> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  await call.limits.take('guess')
  try {
    const { account, id: passkeyId } = await prove(form, call)
    const secret = call.deviceSecret ?? call.ids.newSecret()
    const taken = call.limits.countersOf(['guess'])
    return await signIn({ account, edition, secret, taken, method: 'passkey', passkeyId }, call)
  } catch (error) {
    return technical(error)
  }
}

/** The passkey, after its signature, its account and its challenge were found right. */
async function prove(form: Form, call: Call): Promise<PasskeyFacts> {
  const challenge = openChallenge(call.passkeys.challengeIn(form.client_data), ceremony, call)
  if (!challenge) throw new Problem('PASSKEY_REFUSED')
  const passkey = await findPasskeyFacts(call.pool, form.credential)
  if (!passkey) throw new Problem('PASSKEY_UNKNOWN')
  const used = await verified(form, passkey, call)
  const { account, id } = passkey
  const isOnce =
    used !== undefined &&
    (await spendChallenge(call.pool, { ...challenge, accountId: account.id }, { id, ...used }, call.now))
  if (isOnce) return passkey
  const detail = { method: 'passkey' }
  await audit(call.db, { action: 'login.refused', accountId: account.id, detail }, call)
  throw new Problem('PASSKEY_REFUSED')
}

function verified(form: Form, passkey: PasskeyFacts, call: Call) {
  // A browser that names the account must name the one that the key belongs to.
  if (form.user_handle !== undefined && form.user_handle !== userHandleOf(passkey.account.id, call))
    return undefined
  const { credential, client_data: clientData, authenticator_data: authenticatorData, signature } = form
  return call.passkeys.verifyAssertion({ credential, clientData, authenticatorData, signature }, passkey)
}

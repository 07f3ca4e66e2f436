import { type Input, Problem, type session } from '@leserkonto/contracts'
import type { Call } from '../../context.ts'
import { openChallenge, userHandleOf } from '../../domain/accounts/passkey-challenge.ts'
import { audit } from '../../store/accounts/audit.ts'
import { findPasskeyFacts, type PasskeyFacts, spendChallenge } from '../../store/sessions/passkeys.ts'

/** What the challenges of `passkeyOptions` are for. */
export const loginCeremony = { kind: 'login' } as const

type Assertion = Input<typeof session.confirmWithPasskey>

/**
 * The passkey, after its signature, its account and its challenge were found right. Throws
 * PASSKEY_REFUSED, PASSKEY_UNKNOWN.
 */
export async function provePasskey(form: Assertion, call: Call): Promise<PasskeyFacts> {
  const challenge = openChallenge(call.passkeys.challengeIn(form.client_data), loginCeremony, call)
  if (!challenge) throw refusal('PASSKEY_REFUSED', call)
  const passkey = await findPasskeyFacts(call.pool, form.credential)
  if (!passkey) throw refusal('PASSKEY_UNKNOWN', call)
  const used = await verified(form, passkey, call)
  const { account, id } = passkey
  const isOnce =
    used !== undefined &&
    (await spendChallenge(call.pool, { ...challenge, accountId: account.id }, { id, ...used }, call.now))
  if (isOnce) {
    call.metrics.passkey('accepted')
    return passkey
  }
  const detail = { method: 'passkey' }
  await audit(call.db, { action: 'login.refused', accountId: account.id, detail }, call)
  throw refusal('PASSKEY_REFUSED', call)
}

function refusal(code: 'PASSKEY_REFUSED' | 'PASSKEY_UNKNOWN', { metrics }: Call): Problem {
  metrics.passkey('refused')
  return new Problem(code)
}

function verified(form: Assertion, passkey: PasskeyFacts, call: Call) {
  // A browser that names the account must name the one that the key belongs to.
  if (form.user_handle !== undefined && form.user_handle !== userHandleOf(passkey.account.id, call))
    return undefined
  const { credential, client_data: clientData, authenticator_data: authenticatorData, signature } = form
  return call.passkeys.verifyAssertion({ credential, clientData, authenticatorData, signature }, passkey)
}

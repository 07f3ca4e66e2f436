import { type Input, Problem, type session } from '@leserkonto/contracts'
import { openChallenge, userHandleOf } from '../../accounts/shared/passkey-challenge.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { Call } from '../../context.ts'
import { findPasskeyFacts, type PasskeyFacts, spendChallenge } from '../store/passkeys.ts'

/** What the challenges of `passkeyOptions` are for. */
export const loginCeremony = { kind: 'login' } as const

type Assertion = Input<typeof session.confirmWithPasskey>

/**
 * The passkey, after its signature, its account and its challenge were found right. Throws
 * PASSKEY_REFUSED, PASSKEY_UNKNOWN, PASSKEY_COUNTER.
 */
export async function provePasskey(form: Assertion, call: Call): Promise<PasskeyFacts> {
  const challenge = openChallenge(call.passkeys.challengeIn(form.client_data), loginCeremony, call)
  if (!challenge) throw refusal('PASSKEY_REFUSED', call)
  const passkey = await findPasskeyFacts(call.pool, form.credential)
  if (!passkey) throw refusal('PASSKEY_UNKNOWN', call)
  const used = await verified(form, passkey, call)
  const { account, id } = passkey
  const refused = async (code: 'PASSKEY_REFUSED' | 'PASSKEY_COUNTER') => {
    const detail = { method: 'passkey' }
    await audit(call.db, { action: 'login.refused', accountId: account.id, detail }, call)
    return refusal(code, call)
  }
  if (!used) throw await refused('PASSKEY_REFUSED')
  const anyCounter = countsForNothing(used, passkey)
  const isRight = anyCounter || used.counter > passkey.counter || passkey.counter === 0
  if (!isRight) throw await refused('PASSKEY_COUNTER')
  const use = { id, counter: used.counter, backedUp: used.backedUp, anyCounter }
  const isOnce = await spendChallenge(call.pool, { ...challenge, accountId: account.id }, use, call.now)
  if (!isOnce) throw await refused('PASSKEY_REFUSED')
  call.metrics.passkey('accepted')
  return passkey
}

/**
 * Whether the counter of a key says nothing: it may be copied to other devices, by its own word when it was made and now.
 * Managers count or do not, each for itself, and take keys of other managers in. Source: docs/spec/security.md#passkeys.
 */
const countsForNothing = (...states: { deviceType: string }[]): boolean =>
  states.every(({ deviceType }) => deviceType === 'multiDevice')

type Refusal = 'PASSKEY_REFUSED' | 'PASSKEY_UNKNOWN' | 'PASSKEY_COUNTER'

function refusal(code: Refusal, { metrics }: Call): Problem {
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

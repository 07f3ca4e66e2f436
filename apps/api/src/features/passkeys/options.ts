import { Problem, type passkeys } from '@leserkonto/contracts'
import { passkeyLimits, tokenLifetimeMs } from '@leserkonto/rules'
import type { Story } from '../../context.ts'
import { newChallenge, userHandleOf } from '../../domain/accounts/passkey-challenge.ts'
import { requireFreshLogin } from '../../domain/accounts/require-fresh-login.ts'
import { findPasskeys } from '../../store/sessions/passkeys.ts'

const max = passkeyLimits.perAccount

/**
 * What a browser needs to make a passkey, which signs in from then on: so the login has to be fresh. The challenge is the
 * proof of that for the call that adds the key.
 */
export const options: Story<typeof passkeys.options> = async ({ current_password }, call) => {
  const { accountId, sessionId, email } = call.reader
  await requireFreshLogin(current_password, call)
  const existing = await findPasskeys(call.db, accountId)
  if (existing.length >= max) throw new Problem('PASSKEY_LIMIT', { params: { max } })
  return {
    challenge: newChallenge({ kind: 'new', sessionId }, call),
    rp: { id: call.passkeys.rpId, name: call.askedEdition(undefined).group },
    user: { id: userHandleOf(accountId, call), name: email, displayName: email },
    pubKeyCredParams: call.passkeys.algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: tokenLifetimeMs.passkey,
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    // Discoverable, so that nobody has to say who they are; used only by a holder who was verified.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

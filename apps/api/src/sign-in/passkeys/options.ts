import { Problem, type passkeys } from '@leserkonto/contracts'
import { passkeyLimits, sessionLimits, tokenLifetimeMs } from '@leserkonto/rules'
import { newChallenge, userHandleOf } from '../../accounts/shared/passkey-challenge.ts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import type { CallOf, OperationOf } from '../../context.ts'
import { findPasskeys } from '../store/passkeys.ts'
import { beganWithPassword } from '../store/sessions.ts'

const max = passkeyLimits.perAccount

/**
 * What a browser needs to make a passkey, which signs in from then on: so the login has to be fresh. The challenge is the
 * proof of that for the call that adds the key, and of the way it may be made: by itself only after a login with the password.
 */
export const options: OperationOf<typeof passkeys.options> = async (
  { current_password, by_itself },
  call,
) => {
  const { accountId, sessionId, email } = call.reader
  if (by_itself) await requirePasswordLogin(call)
  else await requireFreshLogin(current_password, call)
  const existing = await findPasskeys(call.db, accountId)
  if (existing.length >= max) throw new Problem('PASSKEY_LIMIT', { params: { max } })
  return {
    challenge: newChallenge({ kind: by_itself ? 'by_itself' : 'new', sessionId }, call),
    rp: { id: call.passkeys.rpId, name: call.askedEdition(undefined).group },
    user: { id: userHandleOf(accountId, call), name: email, displayName: email },
    pubKeyCredParams: call.passkeys.algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: tokenLifetimeMs.passkey,
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    // Discoverable, so that nobody has to say who they are; used only by a holder who was verified. Nobody is asked while it is
    // made by itself.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: by_itself ? 'preferred' : 'required',
    },
    attestation: 'none',
  }
}

/** The password was typed to begin this very session, just now: a login by code, passkey or sign-on does not do. */
async function requirePasswordLogin({ db, now, reader }: CallOf<'reader'>) {
  const after = new Date(now.getTime() - sessionLimits.freshMs)
  if (!(await beganWithPassword(db, reader.sessionId, after))) throw new Problem('REAUTHENTICATION_REQUIRED')
}

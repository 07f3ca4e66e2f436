import type { PasskeyPlace } from '@leserkonto/rules'
import type { SignIn } from '../../../session/begin-session.ts'
import { askForPasskey, hideUnknown } from '../../../session/passkey-ceremony.ts'
import { call, refusalOf } from './calls.ts'
import { enter } from './enter.ts'

export { stopCeremony } from '../../../session/passkey-ceremony.ts'

type Options = { readonly challenge: string; readonly rpId: string }

/**
 * Lists the reader's passkeys in the address field, and signs in with the one that is chosen; undefined if none is. Throws what
 * the calls throw. Source: docs/spec/account.md#sheet.
 */
export async function signInFromList(place: PasskeyPlace, top: number): Promise<SignIn | undefined> {
  const options = () => call<Options>('/user/passkey-login/options', {})
  const answer = await askForPasskey({ place, autofill: true, options })
  if (typeof answer === 'string') return undefined
  const { rpId, sent } = answer.done
  try {
    const { access_token } = await call<{ access_token: string }>('/user/passkey-login', sent)
    return enter(access_token, 'signOn', top)
  } catch (error) {
    if (refusalOf(error, 'session.passkeyLogin').code === 'PASSKEY_UNKNOWN')
      await hideUnknown(rpId, sent.credential)
    throw error
  }
}

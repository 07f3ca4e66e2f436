import type { PasskeyPlace } from '@leserkonto/rules'
import { passkeyByItself } from '../../../session/passkey-by-itself.ts'
import { call } from './calls.ts'

/** Has the browser make a passkey for a reader who has just signed in with a password; fails silently. */
export const addByItself = (place: PasskeyPlace, share: number, token: string): Promise<void> =>
  passkeyByItself({
    place,
    share,
    options: () => call('/user/passkeys/options', { by_itself: true }, token),
    add: (passkey) => call('/user/passkeys', passkey, token),
  })

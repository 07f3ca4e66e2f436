import type { PasskeyPlace } from '@leserkonto/rules'
import { makePasskey, makesByItself, type PasskeySent } from './passkey-ceremony.ts'
import { armOf, reportWay } from './ways.ts'

type Calls = {
  readonly place: PasskeyPlace
  /** How many of a hundred devices have it. */
  readonly share: number
  readonly options: () => Promise<object>
  readonly add: (passkey: PasskeySent) => Promise<unknown>
}

/**
 * Has the browser make a passkey without asking its reader, after a login with the password. Nobody waits for it, and nobody
 * asked for it: whatever goes wrong, nothing is said, not even in the console. Source: docs/spec/account.md#passkeys.
 */
export async function passkeyByItself({ place, share, options, add }: Calls): Promise<void> {
  try {
    if (!(await makesByItself(place))) return
    const arm = armOf(share)
    reportWay({ way: 'passkey', arm, event: 'begun' })
    if (arm === 'off') return
    const made = await makePasskey({ place, byItself: true, options })
    if (typeof made === 'string') return
    await add(made.done)
    reportWay({ way: 'passkey', arm, event: 'finished' })
  } catch {}
}

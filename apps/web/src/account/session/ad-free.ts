import type { UserInfo } from '@leserkonto/contracts'
import type { output } from 'zod/v4/core'
import type { Account } from './account.ts'

type Flags = Pick<
  output<typeof UserInfo>,
  'pur_abo' | 'noad_abo' | 'direct_delivery_pur' | 'direct_delivery_noad'
>

/** Whether a reader pays for reading without advertising. */
const isAdFree = (user: Flags): boolean =>
  user.pur_abo || user.noad_abo || user.direct_delivery_pur || user.direct_delivery_noad

/**
 * Resets the consent of ad-free readers when their session ends, so that the next reader at this browser is asked again.
 * Others keep theirs. Returns a function to call with each loaded user. Source: docs/spec/account.md#logout.
 */
export function resetConsentAfter({ session, consent }: Pick<Account, 'session' | 'consent'>) {
  let adFree = false
  session.subscribe(() => {
    if (session.get().signedIn) return
    if (adFree) consent.reset()
    adFree = false
  })
  return (user: Flags) => {
    adFree = isAdFree(user)
  }
}

import type { FirstPage } from '@leserkonto/pages/first-script'
import { type Carried, carriedKey } from '@leserkonto/pages/session-key'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Puts what was carried back into the history entry of the address it was meant for; it is gone from the storage in any case. */
export function takeCarriedState(
  tab: SafeStorage,
  { location, history }: Pick<FirstPage, 'location' | 'history'>,
): void {
  const carried: Partial<Carried> = JSON.parse(tab.read(carriedKey) ?? '{}')
  tab.remove(carriedKey)
  const here = location.pathname + location.search + location.hash
  if (carried.address === here) history.replaceState({ usr: carried.state }, '', here)
}

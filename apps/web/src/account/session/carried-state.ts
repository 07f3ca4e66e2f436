import type { FirstPage } from '@leserkonto/pages/first-script'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

/** Where what a history entry holds, such as an invitation, is kept over a way that leaves this origin. */
export const carriedKey = 'leserkonto.carried'

/** Puts what was carried back into the history entry of the address it was meant for; it is gone from the storage in any case. */
export function takeCarriedState(
  tab: SafeStorage,
  { location, history }: Pick<FirstPage, 'location' | 'history'>,
): void {
  const carried: { address: string; state: unknown } = JSON.parse(tab.read(carriedKey) ?? '{}')
  tab.remove(carriedKey)
  const here = location.pathname + location.search + location.hash
  if (carried.address === here) history.replaceState({ usr: carried.state }, '', here)
}

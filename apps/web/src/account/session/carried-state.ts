import type { FirstPage } from '@leserkonto/pages/first-script'
import type { SafeStorage } from '@leserkonto/ui/browser/web-storage'

const key = 'leserkonto.carried'

/** Keeps what a history entry holds, such as an invitation, over a way that leaves this origin. */
export function carryState(tab: SafeStorage, address: string, state: unknown): void {
  if (state) tab.write(key, JSON.stringify({ address, state }))
}

/** Puts it back into the history entry of the address it was meant for; it is gone from the storage in any case. */
export function takeCarriedState(
  tab: SafeStorage,
  { location, history }: Pick<FirstPage, 'location' | 'history'>,
): void {
  const carried: { address: string; state: unknown } = JSON.parse(tab.read(key) ?? '{}')
  tab.remove(key)
  const here = location.pathname + location.search + location.hash
  if (carried.address === here) history.replaceState({ usr: carried.state }, '', here)
}

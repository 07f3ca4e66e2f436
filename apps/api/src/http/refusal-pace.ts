import { refusalPace } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'

/** How time passes, in milliseconds; tests have their own. */
export type PaceTime = { nowMs: () => number; wait: (ms: number) => Promise<void> }

const machineTime: PaceTime = {
  nowMs: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Makes the refusals of a network wait for each other, so that who goes on asking is not refused as fast as they ask. Resolves
 * when it is one's turn; with false, at once, where too many wait already.
 */
export function createRefusalPace({ nowMs, wait } = machineTime): (network: string) => Promise<boolean> {
  const turnMs = 1000 / refusalPace.perSecond
  const turns = new LRUCache<string, number>({ max: 10_000 })
  return async (network) => {
    const now = nowMs()
    const turn = Math.max(now, turns.get(network) ?? 0)
    if (turn - now > refusalPace.mostWaiting * turnMs) return false
    turns.set(network, turn + turnMs)
    if (turn > now) await wait(turn - now)
    return true
  }
}

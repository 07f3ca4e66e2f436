import { Problem } from '@leserkonto/contracts'
import { latestOf, limits } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'

/**
 * Counts one call of a caller, by default a network; throws RATE_LIMITED with Retry-After when its window is full. Answers
 * how to take the count back.
 */
export type Flood = (caller: string, now: Date) => () => void

/** Some 2 MB when full. A network that goes on calling is never the one that is forgotten. */
const rememberedCallers = 10_000

/**
 * A flood limit of this process. It protects the service, not a secret, so it costs no write: its windows are in
 * memory, and each process counts its own. Source: docs/spec/contract.md#networks.
 */
export function createFlood(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  name: 'flood' | 'partnerFlood' | 'portalReader' | 'portalFlood' = 'flood',
): Flood {
  const [{ max, windowMs }] = limits[name]
  const windows = new LRUCache<string, { beganMs: number; count: number }>({ max: rememberedCallers })
  return (caller, now) => {
    const known = windows.get(caller)
    const isOpen = known !== undefined && !isOver(known.beganMs, windowMs, now)
    const window = isOpen ? known : { beganMs: now.getTime(), count: 0 }
    if (!isOpen) windows.set(caller, window)
    window.count++
    if (window.count > max * rateLimitFactor) {
      const leftMs = window.beganMs + windowMs - now.getTime()
      throw new Problem('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
    }
    return () => {
      window.count--
    }
  }
}

/** Over, or begun under a clock that has been set back since. */
const isOver = (beganMs: number, windowMs: number, now: Date) =>
  beganMs + windowMs <= now.getTime() || beganMs > latestOf(now).getTime()

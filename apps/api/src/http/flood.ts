import { Problem } from '@leserkonto/contracts'
import { latestOf, limits } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'

/** Counts one call of a network; throws RATE_LIMITED with Retry-After when its window is full. */
export type Flood = (network: string, now: Date) => void

/** Some 2 MB when full. A network that goes on calling is never the one that is forgotten. */
const rememberedNetworks = 10_000

/**
 * The flood limit of this process. It protects the service, not a secret, so it costs no write: its windows are in
 * memory, and each process counts its own. Source: docs/spec/contract.md#networks.
 */
export function createFlood({ rateLimitFactor }: Pick<Config, 'rateLimitFactor'>): Flood {
  const [{ max, windowMs }] = limits.flood
  const windows = new LRUCache<string, { beganMs: number; count: number }>({ max: rememberedNetworks })
  return (network, now) => {
    const known = windows.get(network)
    if (!known || isOver(known.beganMs, windowMs, now)) {
      windows.set(network, { beganMs: now.getTime(), count: 1 })
      return
    }
    known.count++
    if (known.count <= max * rateLimitFactor) return
    const leftMs = known.beganMs + windowMs - now.getTime()
    throw new Problem('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
  }
}

/** Over, or begun under a clock that has been set back since. */
const isOver = (beganMs: number, windowMs: number, now: Date) =>
  beganMs + windowMs <= now.getTime() || beganMs > latestOf(now).getTime()

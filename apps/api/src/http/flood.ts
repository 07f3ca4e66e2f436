import { Problem } from '@leserkonto/contracts'
import { latestOf, limits } from '@leserkonto/rules'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Network } from './network.ts'

/** Who is counted: a subject of its own, or the networks of a caller, the narrowest first. */
export type Counted = string | readonly Network[]

/**
 * Counts one call, or as many as it costs; throws RATE_LIMITED with Retry-After when a window is full. A wider network is not
 * counted for what a narrower one was refused: one caller must not use up its neighbours' share. Answers how to take the
 * count back.
 */
export type Flood = (counted: Counted, now: Date, weight?: number) => () => void

/** Some 4 MB when full. A network that goes on calling is never the one that is forgotten. */
const rememberedCallers = 20_000

type FloodWindow = { beganMs: number; count: number }

/**
 * A flood limit of this process. It protects the service, not a secret, so it costs no write: its windows are in
 * memory, and each process counts its own. Source: docs/spec/contract.md#networks.
 */
export function createFlood(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  name: 'flood' | 'partnerFlood' | 'portalReader' | 'portalFlood' = 'flood',
): Flood {
  const [{ max, windowMs }] = limits[name]
  const windows = new LRUCache<string, FloodWindow>({ max: rememberedCallers })

  const windowOf = (caller: string, now: Date): FloodWindow => {
    const known = windows.get(caller)
    if (known !== undefined && !isOver(known.beganMs, windowMs, now)) return known
    const begun = { beganMs: now.getTime(), count: 0 }
    windows.set(caller, begun)
    return begun
  }

  return (counted, now, weight = 1) => {
    const taken: FloodWindow[] = []
    for (const { name: caller, share } of typeof counted === 'string' ? [alone(counted)] : counted) {
      const window = windowOf(caller, now)
      window.count += weight
      taken.push(window)
      if (window.count > max * share * rateLimitFactor) {
        const leftMs = window.beganMs + windowMs - now.getTime()
        throw new Problem('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
      }
    }
    return () => {
      for (const window of taken) window.count -= weight
    }
  }
}

const alone = (name: string): Network => ({ name, share: 1 })

/** Over, or begun under a clock that has been set back since. */
const isOver = (beganMs: number, windowMs: number, now: Date) =>
  beganMs + windowMs <= now.getTime() || beganMs > latestOf(now).getTime()

import { LRUCache } from 'lru-cache'

/** Answers kept for a moment, and longer for when asking fails. */
export type RememberedAnswers = <T>(key: string, life: Life, ask: () => Promise<T>) => Promise<T>

/** How long an answer is given without asking, and how long instead of a failure. */
export type Life = { freshMs: number; staleMs: number }

const max = 1_000

/** Remembers the thousand answers last asked for; callers of one key must ask for the same type. */
export function createRememberedAnswers(now: () => Date): RememberedAnswers {
  const kept = new LRUCache<string, { value: unknown; atMs: number }>({ max })

  return async <T>(key: string, { freshMs, staleMs }: Life, ask: () => Promise<T>) => {
    const known = kept.get(key)
    const ageMs = known ? Math.abs(now().getTime() - known.atMs) : Number.POSITIVE_INFINITY
    if (known && ageMs < freshMs) return known.value as T
    try {
      const value = await ask()
      kept.set(key, { value, atMs: now().getTime() })
      return value
    } catch (error) {
      if (known && ageMs < staleMs) return known.value as T
      throw error
    }
  }
}

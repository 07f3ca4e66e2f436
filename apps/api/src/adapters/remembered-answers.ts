import { LRUCache } from 'lru-cache'

/** Answers kept for a moment, and longer for when asking fails. */
export type RememberedAnswers = {
  /** The kept answer, else a new one; `generation` is another one after every `forget`. */
  recall: <T>(key: string, life: Life, ask: (generation: bigint) => Promise<T>) => Promise<T>
  /** Answers of these keys are asked for again; withdrawn ones are not given while asking fails either. */
  forget: (isConcerned: (key: string) => boolean, withdrawn: boolean) => void
}

/** How long an answer is given without asking, and how long instead of a failure. */
export type Life = { freshMs: number; staleMs: number }

type CachedAnswer = { value: unknown; atMs: number; outdated: boolean }

const max = 1_000

/** Remembers the thousand answers last asked for; callers of one key must ask for the same type. */
export function createRememberedAnswers(now: () => Date): RememberedAnswers {
  const kept = new LRUCache<string, CachedAnswer>({ max })
  let generation = 0n

  return {
    recall: async <T>(key: string, { freshMs, staleMs }: Life, ask: (generation: bigint) => Promise<T>) => {
      const known = kept.get(key)
      const ageMs = known ? Math.abs(now().getTime() - known.atMs) : Number.POSITIVE_INFINITY
      if (known && !known.outdated && ageMs < freshMs) return known.value as T
      const asked = generation
      try {
        const value = await ask(asked)
        // What was asked before a change may be what the change has made outdated.
        if (asked === generation) kept.set(key, { value, atMs: now().getTime(), outdated: false })
        return value
      } catch (error) {
        if (known && kept.has(key) && ageMs < staleMs) return known.value as T
        throw error
      }
    },
    forget: (isConcerned, withdrawn) => {
      generation += 1n
      for (const [key, answer] of [...kept.entries()]) {
        if (!isConcerned(key)) continue
        if (withdrawn) kept.delete(key)
        else answer.outdated = true
      }
    },
  }
}

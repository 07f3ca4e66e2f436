import { LRUCache } from 'lru-cache'
import type { PortalAnswer } from './portal-answer.ts'

const freshMs = 15_000
const max = 500

/**
 * Keeps pages that are the same for everybody for a moment, so that a rush renders each once. Keys name edition and
 * address. A page that turns out personal is given to its asker alone.
 */
export function createKeptPages(now: () => Date) {
  const kept = new LRUCache<string, { answer: PortalAnswer; atMs: number }>({ max })
  return async (key: string, make: () => Promise<PortalAnswer>): Promise<PortalAnswer> => {
    const known = kept.get(key)
    if (known && Math.abs(now().getTime() - known.atMs) < freshMs) return known.answer
    const answer = await make()
    if (answer.personal || answer.status !== 200) return answer
    kept.set(key, { answer, atMs: now().getTime() })
    return answer
  }
}

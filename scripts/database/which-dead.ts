import type { WhichDead } from '../../apps/api/src/store/outbox/dead-letters.ts'

const isCause = (word: string) => /^[A-Z0-9_]+$/.test(word)

/**
 * The dead letters that the words of a command name: `all`, an id, a kind, a cause, or a cause and a kind, which both have
 * to fit. Undefined for other words.
 */
export function whichDead([first, second, ...more]: readonly string[]): WhichDead | undefined {
  if (!first || more.length > 0) return undefined
  if (second) return isCause(first) && !isCause(second) ? { lastError: first, kind: second } : undefined
  if (first === 'all') return {}
  if (/^[0-9a-f]{8}-/.test(first)) return { id: first }
  return isCause(first) ? { lastError: first } : { kind: first }
}

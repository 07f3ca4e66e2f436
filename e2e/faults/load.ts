import type { Cast } from './cast.ts'
import { listLife } from './list-life.ts'
import { readerLife } from './lives.ts'
import { sharedLife } from './shared-life.ts'

/** Mixed load under way. */
export type Load = {
  /** How many lives were lived to their end so far. */
  readonly lives: () => number
  /** Rejects as soon as a life ends badly. */
  readonly ends: Promise<unknown>
  /** Begins no more lives; resolves when all that began have ended well, and throws what ended one. */
  readonly finish: () => Promise<number>
}

/** Lets so many readers at once live one life after the other. */
export function startLoad(cast: Cast, atOnce: number): Load {
  let ending = false
  let lives = 0
  const worker = async () => {
    while (!ending) {
      const die = cast.random.below(10)
      await (die < 5 ? readerLife : die < 9 ? listLife : sharedLife)(cast)
      lives++
    }
  }
  const working = Array.from({ length: atOnce }, worker)
  const settled = Promise.allSettled(working)
  return {
    lives: () => lives,
    ends: Promise.all(working),
    finish: async () => {
      ending = true
      for (const outcome of await settled) if (outcome.status === 'rejected') throw outcome.reason
      return lives
    },
  }
}

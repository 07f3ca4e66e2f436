import type { ServedEdition } from '@leserkonto/editions'
import { limits } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import type { DbOrTx } from '../store/db.ts'
import { countTake } from '../store/rate-limits.ts'

/** What a story that runs after the answer works with. */
export type Job = Deps & {
  now: Date
  edition: (shortcut: string) => ServedEdition
  /**
   * Whether one more mail of this kind may go to an address that anybody could have typed; counts it. Silent:
   * the caller was answered long ago. `subject` is the untagged address key. Source: contract.md §1 "Limits".
   */
  mailAllowed: (db: DbOrTx, kind: string, subject: string) => Promise<boolean>
}

/** A job at this instant. */
export function jobOf(deps: Deps): Job {
  const now = deps.clock.now()
  return {
    ...deps,
    now,
    edition: (shortcut) => {
      const edition = deps.editions.find((one) => one.shortcut === shortcut) ?? deps.editions.at(-1)
      if (!edition) throw new Error('no editions are served')
      return edition
    },
    mailAllowed: async (db, kind, subject) => {
      const windows = [
        ...limits.mailKind.map((window, index) => ({ ...window, bucket: `mailKind.${kind}.${index}` })),
        ...limits.mailAll.map((window) => ({ ...window, bucket: 'mailAll' })),
      ]
      const key = deps.secrets.mac('limit', `mail ${subject}`)
      // Short windows first, and no further than the first full one: a mail that does not go out is not counted as sent.
      for (const { bucket, max, windowMs } of windows) {
        const { count } = await countTake(db, { bucket, key, windowMs, now })
        if (count > max * deps.config.rateLimitFactor) return false
      }
      return true
    },
  }
}

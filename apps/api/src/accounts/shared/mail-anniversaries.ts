import { anniversary } from '@leserkonto/mails'
import { anniversaryTime, letterLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { takeAnniversaries } from '../store/anniversaries.ts'

/**
 * Thanks the readers who have their account for a year, each once, in parts of a bounded size; returns how many there were.
 * Who had it for longer when the letter was switched on gets none.
 */
export async function mailAnniversaries(work: Work): Promise<number> {
  const span = { ...anniversaryTime(work.now), now: work.now }
  return transaction(work.db, async (tx) => {
    const readers = await takeAnniversaries(tx, { ...span, max: letterLimits.anniversariesAtOnce })
    for (const { email, edition, ...names } of readers) {
      const mail = anniversary(work.edition(edition), names)
      await enqueueMail(tx, { purpose: 'anniversary', to: email, edition, mail }, work)
    }
    return readers.length
  })
}

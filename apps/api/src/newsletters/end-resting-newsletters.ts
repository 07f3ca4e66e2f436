import { goneUntil, noReason } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { eachDespiteFailures } from '../each-despite-failures.ts'
import { transaction } from '../store/database/run.ts'
import { endLists } from './shared/end-lists.ts'
import { findRestingUsers } from './store/newsletter-purge.ts'
import { lockNewsletterUser } from './store/newsletter-users.ts'

/**
 * Ends the newsletters of mailboxes that have taken no mail for a year: without an end they, and the address, would be kept
 * for ever. Source: docs/spec/flows.md#bounces-and-complaints.
 */
export async function endRestingNewsletters(work: Work): Promise<void> {
  const until = goneUntil('undeliverable', work.now)
  await eachDespiteFailures(await findRestingUsers(work.db, until), (id) =>
    transaction(work.db, async (tx) => {
      const user = await lockNewsletterUser(tx, id)
      const isResting =
        user?.suppressReason === 'hard_bounce' && user.suppressedAt && user.suppressedAt <= until
      if (!isResting) return
      const ending = { newsletterIds: null, reason: noReason, reasonText: null, method: 'job' } as const
      await endLists(tx, user, ending, work)
    }),
  )
}

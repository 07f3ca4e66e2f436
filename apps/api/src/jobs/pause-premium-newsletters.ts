import { followPremiumRight } from '../steps/follow-premium-right.ts'
import { newsletterCatalogue } from '../steps/newsletter-catalogue.ts'
import { findReadersWhosePlanEnded } from '../store/newsletter-rights.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'
import type { Job } from './job.ts'

/**
 * Pauses premium newsletters whose reader's own plan has come to its last day: no event and no visit has to tell.
 * Who reads along on a plan is seen to where that plan ends (steps/end-shared-plans.ts).
 */
export async function pausePremiumNewsletters(job: Job): Promise<void> {
  await eachDespiteFailures(job.editions, async ({ shortcut: edition }) => {
    const { newsletters } = await newsletterCatalogue(edition, job)
    const premium = newsletters.filter((list) => list.premium).map(({ id }) => id)
    const readers = await findReadersWhosePlanEnded(job.db, premium, job.now)
    await eachDespiteFailures(readers, (accountId) => followPremiumRight(accountId, job))
  })
}

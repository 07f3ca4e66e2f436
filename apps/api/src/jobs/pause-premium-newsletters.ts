import type { Work } from '../context.ts'
import { followPremiumRight } from '../domain/newsletters/follow-premium-right.ts'
import { newsletterCatalogue } from '../domain/newsletters/newsletter-catalogue.ts'
import { findReadersWhosePlanEnded } from '../store/newsletter-rights.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'

/**
 * Pauses premium newsletters whose reader's own plan has come to its last day: no event and no visit has to tell.
 * Who reads along on a plan is seen to where that plan ends (domain/seats/end-shared-plans.ts).
 */
export async function pausePremiumNewsletters(work: Work): Promise<void> {
  await eachDespiteFailures(work.editions, async ({ shortcut: edition }) => {
    const { newsletters } = await newsletterCatalogue(edition, work)
    const premium = newsletters.filter((list) => list.premium).map(({ id }) => id)
    const readers = await findReadersWhosePlanEnded(work.db, premium, work.now)
    await eachDespiteFailures(readers, (accountId) => followPremiumRight(accountId, work))
  })
}

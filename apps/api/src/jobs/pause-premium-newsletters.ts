import type { Work } from '../context.ts'
import { followPremiumRight } from '../domain/newsletters/follow-premium-right.ts'
import { newsletterCatalogue } from '../domain/newsletters/newsletter-catalogue.ts'
import { findReadersWhosePlanEnded } from '../store/newsletters/newsletter-rights.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'

/**
 * Pauses premium newsletters when the last day of the reader's own plan is over, without an event or a visit. Members of
 * a shared plan are handled where that plan ends (domain/seats/end-shared-plans.ts).
 */
export async function pausePremiumNewsletters(work: Work): Promise<void> {
  await eachDespiteFailures(work.editions, async ({ shortcut: edition }) => {
    const { newsletters } = await newsletterCatalogue(edition, work)
    const premium = newsletters.filter((list) => list.premium).map(({ id }) => id)
    const readers = await findReadersWhosePlanEnded(work.db, premium, work.now)
    await eachDespiteFailures(readers, (accountId) => followPremiumRight(accountId, work))
  })
}

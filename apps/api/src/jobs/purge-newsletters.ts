import { newsletterLimits } from '@leserkonto/rules'
import { forgetUnconfirmedOrigins } from '../store/consent-events.ts'
import { purgeEmptyUsers, purgeEndedSuppressions, purgeUnconfirmed } from '../store/newsletter-purge.ts'
import type { Job } from './job.ts'

/** Forgets sign-ups nobody confirmed, and every address no list belongs to any more. Source: flows.md §8. */
export async function purgeNewsletters({ db, now }: Job): Promise<void> {
  const before = new Date(now.getTime() - newsletterLimits.unconfirmedMs)
  await purgeUnconfirmed(db, before)
  await purgeEmptyUsers(db, before)
  await forgetUnconfirmedOrigins(db, before)
  await purgeEndedSuppressions(db, now)
}

import { thankForAYear } from '../accounts/mail/thank-for-a-year.ts'
import { followPlanDays } from '../customers/rights/follow-plan-days.ts'
import { followPlanEnds, followRenewals } from '../customers/rights/follow-plan-ends.ts'
import { deleteMerged } from '../desk/about-many/delete-merged.ts'
import { endRestingNewsletters } from '../newsletters/end-resting-newsletters.ts'
import { retainConsent } from '../newsletters/retain-consent.ts'
import { expireInvitations, freeEndedSeats } from '../seats/plans/end-seats.ts'
import { mailEndingPlans } from '../seats/plans/mail-ending-plans.ts'
import { purgeShared } from '../seats/plans/purge-shared.ts'
import type { PeriodicJob } from './periodic.ts'
import {
  purgeCancellations,
  purgeDeadLetters,
  purgeDesk,
  purgeEvents,
  purgeFreeArticles,
  purgeGifts,
  purgeLinkProofs,
  purgeMailLog,
  purgeNewsletters,
  purgeRateLimits,
  purgeRegistrations,
  purgeRightsCopies,
  purgeSignIn,
  purgeTokens,
  purgeWebhooks,
  retainAudit,
  sweepPictures,
} from './purges.ts'
import { wakeOutbox } from './wake-outbox.ts'

const minute = 60_000
const hour = 60 * minute

/** All periodic work of the service and how often it is done. Our choice unless its file names a source. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'wake-outbox', everyMs: minute, run: wakeOutbox },
  { name: 'purge-rate-limits', everyMs: 10 * minute, run: purgeRateLimits },
  { name: 'purge-link-proofs', everyMs: hour, run: purgeLinkProofs },
  { name: 'expire-invitations', everyMs: 10 * minute, run: expireInvitations },
  { name: 'follow-plan-ends', everyMs: minute, run: followPlanEnds },
  { name: 'follow-renewals', everyMs: hour, run: followRenewals },
  { name: 'mail-ending-plans', everyMs: hour, run: mailEndingPlans },
  { name: 'thank-for-a-year', everyMs: hour, run: thankForAYear },
  { name: 'free-ended-seats', everyMs: hour, run: freeEndedSeats },
  { name: 'follow-plan-days', everyMs: minute, run: followPlanDays },
  { name: 'purge-webhooks', everyMs: hour, run: purgeWebhooks },
  { name: 'purge-events', everyMs: hour, run: purgeEvents },
  { name: 'purge-dead-letters', everyMs: 24 * hour, run: purgeDeadLetters },
  { name: 'delete-merged', everyMs: hour, run: deleteMerged },
  { name: 'purge-desk', everyMs: hour, run: purgeDesk },
  { name: 'purge-cancellations', everyMs: 24 * hour, run: purgeCancellations },
  { name: 'purge-rights-copies', everyMs: hour, run: purgeRightsCopies },
  { name: 'purge-registrations', everyMs: hour, run: purgeRegistrations },
  { name: 'purge-sign-in', everyMs: hour, run: purgeSignIn },
  { name: 'purge-free-articles', everyMs: 24 * hour, run: purgeFreeArticles },
  { name: 'purge-gifts', everyMs: 24 * hour, run: purgeGifts },
  { name: 'purge-tokens', everyMs: hour, run: purgeTokens },
  { name: 'purge-newsletters', everyMs: 24 * hour, run: purgeNewsletters },
  { name: 'retain-consent', everyMs: 24 * hour, run: retainConsent },
  { name: 'retain-audit', everyMs: 24 * hour, run: retainAudit },
  { name: 'purge-mail-log', everyMs: 24 * hour, run: purgeMailLog },
  { name: 'purge-shared', everyMs: 24 * hour, run: purgeShared },
  { name: 'end-resting-newsletters', everyMs: 24 * hour, run: endRestingNewsletters },
  { name: 'sweep-pictures', everyMs: hour, run: sweepPictures },
]

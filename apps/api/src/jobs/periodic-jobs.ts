import type { PeriodicJob } from './periodic.ts'
import { purgeEvents } from './purge-events.ts'
import { purgeLinkProofs } from './purge-link-proofs.ts'
import { purgeRateLimits } from './purge-rate-limits.ts'
import { purgeRightsCopies } from './purge-rights-copies.ts'

const minute = 60_000
const hour = 60 * minute

/** All periodic work of the service and how often it is done. Our choice unless its file names a source. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'purge-rate-limits', everyMs: 10 * minute, run: purgeRateLimits },
  { name: 'purge-link-proofs', everyMs: hour, run: purgeLinkProofs },
  { name: 'purge-events', everyMs: hour, run: purgeEvents },
  { name: 'purge-rights-copies', everyMs: hour, run: purgeRightsCopies },
]

import { purgeEndedWindows } from '../store/rate-limits.ts'
import type { Job } from './job.ts'

/** Forgets counters whose window has ended. */
export const purgeRateLimits = ({ db, now }: Job): Promise<void> => purgeEndedWindows(db, now)

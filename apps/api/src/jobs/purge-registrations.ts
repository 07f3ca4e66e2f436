import { purgeAttempts } from '../store/pending-registrations.ts'
import type { Job } from './job.ts'

/** Forgets registrations nobody activated within 14 days, with everything their form held. Source: flows.md §3. */
export const purgeRegistrations = ({ db, now }: Job): Promise<void> => purgeAttempts(db, now)

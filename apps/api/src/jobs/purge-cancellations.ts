import { purgeCancellations as purge } from '../store/cancellations.ts'
import type { Job } from './job.ts'

/** Claims from a contract lapse after three years to the end of the year (§§ 195, 199 BGB); four years are enough. */
const keptMs = 4 * 366 * 24 * 60 * 60_000

/** Forgets declarations nobody can still argue about. */
export const purgeCancellations = ({ db, now }: Job): Promise<void> =>
  purge(db, new Date(now.getTime() - keptMs))

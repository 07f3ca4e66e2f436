import { removeOrphans } from '../steps/remove-orphans.ts'
import type { Job } from './job.ts'

/** Removes what an interrupted upload, a failed removal or a deleted account left in the picture store. */
export async function sweepPictures(job: Job): Promise<void> {
  while ((await removeOrphans(job, { now: job.now })) > 0);
}

import type { Work } from '../context.ts'
import { removeOrphans } from '../domain/accounts/remove-orphans.ts'

/** Removes what an interrupted upload, a failed removal or a deleted account left behind in the picture store. */
export async function sweepPictures(work: Work): Promise<void> {
  while ((await removeOrphans({}, work)) > 0);
}

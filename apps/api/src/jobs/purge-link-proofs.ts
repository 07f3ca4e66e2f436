import { purgeExpiredProofs } from '../store/link-proofs.ts'
import type { Job } from './job.ts'

/** Forgets customer numbers found by address once they prove nothing any more. */
export const purgeLinkProofs = ({ db, now }: Job): Promise<void> => purgeExpiredProofs(db, now)

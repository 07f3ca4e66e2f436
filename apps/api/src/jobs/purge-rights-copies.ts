import { purgeUnusedCopies } from '../store/rights-copies.ts'
import type { Job } from './job.ts'

/** Forgets what the publisher said about customers whom no account and no shared plan names any more. */
export const purgeRightsCopies = ({ db }: Job): Promise<void> => purgeUnusedCopies(db)

import { proofCutoff } from '@leserkonto/rules'
import { forgetEndedOrigins } from '../store/consent-events.ts'
import { purgeEmptyUsers, purgeEnded } from '../store/newsletter-purge.ts'
import type { Job } from './job.ts'

/**
 * Keeps of consents whose time of proof is over nothing but a hash: what was left, why, and from which address goes.
 * Source: flows.md §8.
 */
export async function retainConsent({ db, now }: Job): Promise<void> {
  const before = proofCutoff(now)
  await purgeEnded(db, before)
  await purgeEmptyUsers(db, before)
  await forgetEndedOrigins(db, before)
}

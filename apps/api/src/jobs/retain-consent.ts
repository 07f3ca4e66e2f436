import { proofCutoff } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { forgetEndedOrigins } from '../store/consent-events.ts'
import { purgeEmptyUsers, purgeEnded } from '../store/newsletter-purge.ts'

/**
 * Keeps of consents whose time of proof is over nothing but a hash: what was left, why, and from which address goes.
 * Source: docs/spec/flows.md#retention.
 */
export async function retainConsent({ db, now }: Work): Promise<void> {
  const before = proofCutoff(now)
  await purgeEnded(db, before)
  await purgeEmptyUsers(db, before)
  await forgetEndedOrigins(db, before)
}

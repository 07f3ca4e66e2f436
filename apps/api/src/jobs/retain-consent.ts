import { proofCutoff } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { forgetEndedOrigins } from '../store/accounts/consent-events.ts'
import { purgeEmptyUsers, purgeEnded } from '../store/newsletters/newsletter-purge.ts'

/**
 * Reduces consents that need no proof any more to a hash: removes reason, network address and browser.
 * Source: docs/spec/flows.md#retention.
 */
export async function retainConsent({ db, now }: Work): Promise<void> {
  const before = proofCutoff(now)
  await purgeEnded(db, before)
  await purgeEmptyUsers(db, before)
  await forgetEndedOrigins(db, before)
}

import { goneUntil } from '@leserkonto/rules'
import { forgetEndedOrigins } from '../accounts/store/consent-events.ts'
import type { With } from '../context.ts'
import { purgeEmptyUsers, purgeEnded } from './store/newsletter-purge.ts'

/**
 * Reduces consents that need no proof any more to a hash: removes reason, network address and browser.
 * Source: docs/spec/flows.md#retention.
 */
export async function retainConsent({ db, now }: With<'db' | 'now'>): Promise<void> {
  await purgeEnded(db, goneUntil('leftNewsletters', now))
  await purgeEmptyUsers(db, goneUntil('newsletterAddresses', now))
  await forgetEndedOrigins(db, goneUntil('consentOrigins', now))
}

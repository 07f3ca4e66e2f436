import type { With } from '../context.ts'
import type { OptinEntry } from '../outbox/entries.ts'
import { finishEntry } from '../store/outbox/outbox.ts'

/**
 * Tells the publisher about a confirmed consent; repeats have no further effect there. An entry that it refuses for good
 * (a list it no longer has) is finished, too: our proof does not depend on it.
 */
export async function deliverOptin(
  entry: OptinEntry,
  entryId: string,
  work: With<'db' | 'publisher'>,
): Promise<void> {
  const optin = {
    company_id: entry.companyId,
    acquisition_id: entry.acquisitionId,
    channel_id: entry.channelId,
    campaign: entry.campaign,
    email: entry.email,
    newsletter_ids: entry.newsletterIds,
    confirmed_at: entry.confirmedAt,
  }
  await work.publisher.optin(optin, entryId)
  await finishEntry(work.db, entryId)
}

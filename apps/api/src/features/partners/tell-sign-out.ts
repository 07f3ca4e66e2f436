import type { Work } from '../../context.ts'
import type { PartnerSignOutEntry } from '../../outbox/entries.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'

/**
 * Tells a partner that a sign-in has ended, whatever ended it. A partner that is gone for days learns of it when its tokens
 * are refused.
 */
export async function tellSignOut(ended: PartnerSignOutEntry, entryId: string, work: Work): Promise<void> {
  await work.openId.tellSignOut(ended)
  await finishEntry(work.db, entryId)
}

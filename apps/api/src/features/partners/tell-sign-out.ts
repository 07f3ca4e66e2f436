import type { Work } from '../../context.ts'
import type { PartnerSignOutEntry } from '../../outbox/entries.ts'
import { findAttempts, finishEntry } from '../../store/outbox.ts'

/** About a day of tries. A partner that is gone for longer learns of the sign-out when its tokens are refused. */
const mostAttempts = 300

/** Tells a partner that a sign-in has ended, whatever ended it. */
export async function tellSignOut(ended: PartnerSignOutEntry, entryId: string, work: Work): Promise<void> {
  try {
    await work.openId.tellSignOut(ended)
  } catch (error) {
    if ((await findAttempts(work.db, entryId)) < mostAttempts) throw error
  }
  await finishEntry(work.db, entryId)
}

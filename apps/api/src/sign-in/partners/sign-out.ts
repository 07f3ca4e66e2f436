import type { With } from '../../context.ts'
import type { PartnerSignOutEntry } from '../../outbox/entries.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { endSession } from '../store/sessions.ts'

/** Ends a reader's session with everything of its browser: what signing out in the account area does. */
export async function endBrowser(
  { sessionId, accountId }: { sessionId: string; accountId: string },
  { db }: With<'db'>,
): Promise<void> {
  await transaction(db, (tx) => endSession(tx, { id: sessionId, accountId }))
}

/**
 * Tells a partner that a sign-in has ended, whatever ended it. A partner that is gone for days learns of it when its tokens
 * are refused.
 */
export async function tellSignOut(
  ended: PartnerSignOutEntry,
  entryId: string,
  work: With<'db' | 'openId'>,
): Promise<void> {
  await work.openId.tellSignOut(ended)
  await finishEntry(work.db, entryId)
}

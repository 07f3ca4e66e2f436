import type { Work } from '../../context.ts'
import { transaction } from '../../store/database/transaction.ts'
import { endSession } from '../../store/sessions/sessions.ts'

/** Ends a reader's session with everything of its browser: what signing out in the account area does. */
export async function endBrowser(
  { sessionId, accountId }: { sessionId: string; accountId: string },
  { db }: Work,
): Promise<void> {
  await transaction(db, (tx) => endSession(tx, { id: sessionId, accountId }))
}

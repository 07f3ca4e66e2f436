import type { Work } from '../../context.ts'
import { lockAccount } from '../../store/accounts.ts'
import { audit } from '../../store/audit.ts'
import type { Tx } from '../../store/db.ts'
import { keepOneDevice } from '../../store/known-devices.ts'
import { endSessions } from '../../store/sessions.ts'

/**
 * "Das war ich nicht" in the mail about a sign-in from a new browser: every session ends, and of the known browsers the one
 * with this hash remains. Which ways in the stranger knows nobody can tell, so that the page offers a new password. Call it
 * in the transaction that consumes the not-me token.
 */
export async function denyDevice(
  tx: Tx,
  { accountId, deviceHash: tokenHash }: { accountId: string; deviceHash: string },
  work: Work,
): Promise<void> {
  if (!(await lockAccount(tx, accountId))) return
  await endSessions(tx, accountId)
  await keepOneDevice(tx, { accountId, tokenHash, seenAt: work.now })
  await audit(tx, { action: 'sessions.ended', accountId, detail: { by: 'not_me' } }, work)
}

import type { Work } from '../../context.ts'
import { lockAccount } from '../../store/accounts.ts'
import { audit } from '../../store/audit.ts'
import type { Tx } from '../../store/db.ts'
import { removePasskey } from '../../store/passkeys.ts'
import { endSessions } from '../../store/sessions.ts'

/**
 * "Das war ich nicht" in the mail about a new passkey: it is removed, and every session ends, since a stranger used
 * one of them to add it. Call it in the transaction that consumes the not-me token.
 */
export async function denyPasskey(
  tx: Tx,
  passkey: { id: string; accountId: string },
  work: Work,
): Promise<void> {
  const { accountId } = passkey
  if (!(await lockAccount(tx, accountId)) || !(await removePasskey(tx, passkey))) return
  await endSessions(tx, accountId)
  await audit(tx, { action: 'passkey.removed', accountId, detail: { by: 'not_me' } }, work)
}

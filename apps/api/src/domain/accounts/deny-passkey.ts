import type { Work } from '../../context.ts'
import { lockAccount } from '../../store/accounts.ts'
import { audit } from '../../store/audit.ts'
import type { Tx } from '../../store/db.ts'
import { keepOneDevice } from '../../store/known-devices.ts'
import { removePasskey } from '../../store/passkeys.ts'
import { endSessions } from '../../store/sessions.ts'

/**
 * "Das war ich nicht" in the mail about a new passkey: it is removed, every session ends, since a stranger used one of them
 * to add it, and of the known browsers the one with this hash remains. Also where the key is gone: the stranger may have
 * removed it after use. Call it in the transaction that consumes the not-me token.
 */
export async function denyPasskey(
  tx: Tx,
  { id, accountId, deviceHash: tokenHash }: { id: string; accountId: string; deviceHash: string },
  work: Work,
): Promise<void> {
  if (!(await lockAccount(tx, accountId))) return
  await removePasskey(tx, { id, accountId })
  await endSessions(tx, accountId)
  await keepOneDevice(tx, { accountId, tokenHash, seenAt: work.now })
  await audit(tx, { action: 'passkey.removed', accountId, detail: { by: 'not_me' } }, work)
}

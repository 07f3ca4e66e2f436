import type { Work } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { endSessions } from '../../sign-in/store/sessions.ts'
import type { Tx } from '../../store/database/db.ts'
import { setBlocked } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'

/** Blocks an account by support: all its sessions end. False if it is blocked already or does not exist. */
export async function blockAccount(tx: Tx, accountId: string, work: Work): Promise<boolean> {
  if (!(await setBlocked(tx, accountId, work.now))) return false
  await endSessions(tx, accountId)
  await audit(tx, { action: 'account.blocked', accountId, actor: 'support' }, work)
  await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'blocked' } }], work)
  return true
}

/** Lets a blocked account sign in again. False when it is not blocked. */
export async function unblockAccount(tx: Tx, accountId: string, work: Work): Promise<boolean> {
  if (!(await setBlocked(tx, accountId, null))) return false
  await audit(tx, { action: 'account.unblocked', accountId, actor: 'support' }, work)
  await announce(tx, [{ type: 'account.changed', data: { sub: accountId, change: 'unblocked' } }], work)
  return true
}

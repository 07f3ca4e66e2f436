import { Problem } from '@leserkonto/contracts'
import type { CallOf } from '../../context.ts'
import { findUsableSession } from '../../sign-in/store/sessions.ts'
import type { Tx } from '../../store/database/db.ts'
import { lockAccount } from '../store/accounts.ts'

/**
 * Locks the reader's account at the beginning of a transaction that changes how they sign in. Throws AUTH_REQUIRED if the
 * session has ended since the call began: after a password reset, a call that an intruder had already started must not
 * take effect.
 */
export async function holdSession(tx: Tx, { reader, now }: CallOf<'reader'>): Promise<void> {
  const { accountId, sessionId } = reader
  const held = await lockAccount(tx, accountId)
  if (!held || !(await findUsableSession(tx, sessionId, accountId, now))) throw new Problem('AUTH_REQUIRED')
}

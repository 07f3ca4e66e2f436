import { Problem } from '@leserkonto/contracts'
import type { CallOf } from '../../context.ts'
import { lockAccount } from '../../store/accounts.ts'
import type { Tx } from '../../store/db.ts'
import { findUsableSession } from '../../store/sessions.ts'

/**
 * Takes the reader's account at the beginning of a transaction that changes how they sign in. Throws AUTH_REQUIRED when
 * their session has ended since the call began: whoever resets the password to lock somebody out is not overtaken by
 * a call of theirs that is under way.
 */
export async function holdSession(tx: Tx, { reader, now }: CallOf<'reader'>): Promise<void> {
  const { accountId, sessionId } = reader
  const held = await lockAccount(tx, accountId)
  if (!held || !(await findUsableSession(tx, sessionId, accountId, now))) throw new Problem('AUTH_REQUIRED')
}

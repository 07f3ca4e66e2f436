import { audit } from '../../accounts/store/audit.ts'
import type { Work } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { endSessionsAfter } from '../store/sessions.ts'

// Far below the limit of a statement, and no reader waits long for the lock of their account.
const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Ends the sessions of all accounts, with the sign-ons of their browsers and the sign-ins at partners, and returns of how
 * many. Sessions that begin meanwhile, by a password, a code or a passkey, go on. The audit has one line.
 */
export async function endAllSessions(work: Work): Promise<number> {
  let accounts = 0
  let last: string | undefined = beforeAll
  while (last !== undefined) {
    const after: string = last
    const ended = await transaction(work.db, (tx) => endSessionsAfter(tx, after, batch))
    accounts += ended.length
    last = ended.at(-1)
  }
  const detail = { accounts }
  await audit(work.db, { action: 'sessions.ended', accountId: null, actor: 'support', detail }, work)
  return accounts
}

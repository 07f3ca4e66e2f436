import { Problem, type session } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { userInfoOf } from '../../steps/user-info.ts'
import { findAccount } from '../../store/accounts.ts'

/** Everything the account knows about its reader. */
export const userinfo: Story<typeof session.userinfo> = async ({ edition: name }, call) => {
  const edition = call.edition(name)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  return userInfoOf(account, { db: call.db, edition, now: call.now })
}

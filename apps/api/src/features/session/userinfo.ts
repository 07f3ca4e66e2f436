import { Problem, type session } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { Call, Story } from '../../context.ts'
import { userInfoOf } from '../../domain/accounts/user-info.ts'
import { findAccount } from '../../store/accounts.ts'
import { redeemHandOver } from './redeem-hand-over.ts'

/** Everything the account knows about its reader; a hand-over token also starts a new session. */
export const userinfo: Story<typeof session.userinfo> = async ({ edition: name }, call) => {
  const edition = call.askedEdition(name)
  const whose = call.reader ?? (await redeemed(edition, call))
  const account = await findAccount(call.db, whose.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const info = await userInfoOf(account, edition, call)
  return 'access_token' in whose ? { ...info, access_token: whose.access_token } : info
}

function redeemed(edition: ServedEdition, call: Call) {
  if (!call.handOverToken) throw new Problem('AUTH_REQUIRED')
  return redeemHandOver(call.handOverToken, edition, call)
}

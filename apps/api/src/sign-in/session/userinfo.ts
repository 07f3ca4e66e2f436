import { Problem, type session } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { userInfoOf } from '../../accounts/shared/user-info.ts'
import type { Call, OperationOf } from '../../context.ts'
import { findReader } from '../store/readers.ts'
import { redeemHandOver } from './redeem-hand-over.ts'

/** Everything the account knows about its reader; a hand-over token also starts a new session. */
export const userinfo: OperationOf<typeof session.userinfo> = async ({ edition: name }, call) => {
  const edition = call.askedEdition(name)
  return call.reader ? userInfoOf(call.reader, edition, call.now) : redeemed(edition, call)
}

async function redeemed(edition: ServedEdition, call: Call) {
  if (!call.handOverToken) throw new Problem('AUTH_REQUIRED')
  const { access_token, sign_on, ...session } = await redeemHandOver(call.handOverToken, edition, call)
  const reader = await findReader(call.reads, session, call.now)
  if (!reader) throw new Problem('AUTH_REQUIRED')
  return { ...userInfoOf(reader, edition, call.now), access_token, ...(sign_on && { sign_on }) }
}

import type { session } from '@leserkonto/contracts'
import { grantedRights, userDataLimits } from '@leserkonto/rules'
import type { Story } from '../../call.ts'
import { readCustomerCopies } from '../../steps/customer-copies.ts'
import { findAccount } from '../../store/accounts.ts'

/**
 * Signs the userData cookie: who the session belongs to, until when, and with which rights; no name, no address.
 * Source: seed account §3 "Cookie 'userData'", contract.md §2.
 */
export const signUserData: Story<typeof session.signUserData> = async ({ edition: name }, call) => {
  const edition = call.edition(name)
  const { accountId, sessionId } = call.reader
  const account = await findAccount(call.db, accountId)
  const copies = await readCustomerCopies(call.db, account?.gpNumber ?? null, accountId)
  const renewAt = new Date(call.now.getTime() + userDataLimits.renewMs)
  const renew = Math.floor(renewAt.getTime() / 1000)
  const rights = grantedRights(copies, { edition: edition.shortcut, now: call.now })
  const user_data = await call.keys.sign(
    { sub: accountId, sid: sessionId, renew, rights, roles: ['reader'] },
    {
      type: 'userdata+jwt',
      audience: edition.shortcut,
      now: call.now,
      expiresAt: new Date(renewAt.getTime() + userDataLimits.graceMs),
    },
  )
  call.setCookie('userData', user_data)
  return { user_data, renew }
}

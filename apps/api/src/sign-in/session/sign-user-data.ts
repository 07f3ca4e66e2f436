import type { session } from '@leserkonto/contracts'
import { plansOfEdition } from '@leserkonto/editions'
import { grantedRoles, isAdFree, planFlags, userDataLimits } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { readerRights } from '../../customers/shared/reader-rights.ts'

/**
 * Signs the userData cookie: who the session belongs to, until when, with which rights, and what the plans say about
 * advertising; no name, no address. From here on this browser is one that the edition knows.
 * Source: docs/spec/contract.md#userdata-cookie.
 */
export const signUserData: OperationOf<typeof session.signUserData> = async ({ edition: name }, call) => {
  const edition = call.askedEdition(name)
  const { accountId, sessionId } = call.reader
  // An outage never keeps the cookie from being signed: it carries what is known.
  const { rights, copies } = await readerRights(call.reader, { edition: edition.shortcut }, call)
  const flags = planFlags(copies, { edition: plansOfEdition(call.editions, edition.shortcut), now: call.now })
  const resets_consent = isAdFree(planFlags(copies, { edition: null, now: call.now }))
  const roles = grantedRoles(copies, call.now)
  const renewAt = new Date(call.now.getTime() + userDataLimits.renewMs)
  const renew = Math.floor(renewAt.getTime() / 1000)
  const user_data = await call.keys.sign(
    { sub: accountId, sid: sessionId, renew, rights, roles, ...flags, resets_consent },
    {
      type: 'userdata+jwt',
      audience: edition.shortcut,
      now: call.now,
      expiresAt: new Date(renewAt.getTime() + userDataLimits.graceMs),
    },
  )
  call.setCookie('userData', user_data)
  call.setCookie('known', new URL(edition.ownUrl).hostname)
  return { user_data, renew }
}

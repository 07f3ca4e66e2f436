import { deskLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { DeskOperations, Staff } from '../../desk-context.ts'
import { createStaffSession, endStaffSession, findStaffSession } from '../store/staff-sessions.ts'

const issuerOf = ({ staffIssuer }: Work) => {
  if (!staffIssuer) throw new Error('there is no desk')
  return staffIssuer
}

/** Begins a sign-in of the staff. */
export const begin: DeskOperations['begin'] = (work) => issuerOf(work).begin()

/** Begins a session, if the issuer vouches for somebody and the configuration gives them a role. */
export const finish: DeskOperations['finish'] = async ({ url, check }, work) => {
  const member = await issuerOf(work).finish(url, check)
  if (!member) return undefined
  const secret = work.ids.newSecret()
  await createStaffSession(work.db, {
    id: work.ids.newId(),
    tokenHash: work.ids.secretHash(secret),
    ...member,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + deskLimits.sessionMs),
  })
  return secret
}

/** Who of the staff a browser is: a cookie of a reader is no secret of a session here. */
export const find: DeskOperations['find'] = async (secrets, work) => {
  for (const secret of secrets) {
    const found = await findStaffSession(work.db, work.ids.secretHash(secret), work.now)
    if (!found) continue
    const { id: sessionId, subject, name, role } = found
    return { secret, staff: { sessionId, subject, name, role } satisfies Staff }
  }
  return undefined
}

/** Ends a session of the staff. */
export const end: DeskOperations['end'] = ({ sessionId }, { db }) => endStaffSession(db, sessionId)

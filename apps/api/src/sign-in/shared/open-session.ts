import { accessTokenAudience } from '@leserkonto/contracts'
import type { Call } from '../../context.ts'
import type { DbOrTx } from '../../store/database/db.ts'
import { createSession } from '../store/sessions.ts'

/** A new session: its account and edition, when its reader last proved who they are, and its absolute end. */
export type NewSession = {
  accountId: string
  edition: string
  device: string
  authTime: Date | null
  expiresAt: Date
  /** The sign-on of its browser, if it comes from one. */
  signOnId: string | null
}

/** A started session. */
export type OpenedSession = { id: string; accountId: string; expiresAt: Date }

/** Starts a session. Every login starts a new one. */
export async function openSession(db: DbOrTx, session: NewSession, call: Call): Promise<OpenedSession> {
  const { accountId, expiresAt } = session
  const id = call.ids.newId()
  await createSession(db, { id, ...session, createdAt: call.now })
  return { id, accountId, expiresAt }
}

/** The token of a session; signed after commit. */
export const accessToken = ({ id, accountId, expiresAt }: OpenedSession, call: Call): Promise<string> =>
  call.keys.sign(
    { sub: accountId, sid: id },
    { type: 'at+jwt', audience: accessTokenAudience, now: call.now, expiresAt },
  )

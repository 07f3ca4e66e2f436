import { sessionLimits, tokenLifetimeMs } from '@leserkonto/rules'
import { purgeUnconfirmedChanges } from '../store/email-changes.ts'
import { purgeDevices } from '../store/known-devices.ts'
import { purgeSessions } from '../store/sessions.ts'
import type { Job } from './job.ts'

/** The device cookie's own life (http/cookies.ts). */
const deviceMs = 365 * 24 * 60 * 60 * 1000

/** Forgets sessions that have ended, browsers not seen for a year, and addresses that were never confirmed. */
export async function purgeSignIn({ db, now }: Job): Promise<void> {
  await purgeSessions(db, { now, idleMs: sessionLimits.idleMs })
  await purgeDevices(db, new Date(now.getTime() - deviceMs))
  // As long as the notice to the old mailbox can still be answered.
  await purgeUnconfirmedChanges(db, new Date(now.getTime() - tokenLifetimeMs.not_me))
}

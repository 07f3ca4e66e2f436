import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { StaffSession } from '../../store/generated/client.ts'

/** Begins a session of the staff. */
export async function createStaffSession(db: DbOrTx, session: StaffSession): Promise<void> {
  await db.staffSession.create({ data: session })
}

/** The running session of a secret, by its hash; null without one. */
export const findStaffSession = (db: DbOrTx, tokenHash: string, now: Date): Promise<StaffSession | null> =>
  db.staffSession.findFirst({ where: { tokenHash, expiresAt: { gt: now } } })

/** Makes others who act for the same member of the staff wait until the transaction is over. */
export async function lockStaffSessions(tx: Tx, subject: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM staff_session WHERE subject = ${subject} ORDER BY id FOR UPDATE`
}

/** Ends a session. */
export async function endStaffSession(db: DbOrTx, id: string): Promise<void> {
  await db.staffSession.deleteMany({ where: { id } })
}

/** Forgets sessions that have ended. */
export async function purgeStaffSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.staffSession.deleteMany({ where: { expiresAt: { lte: now } } })
}

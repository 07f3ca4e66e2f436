import type { Db, DbOrTx, Tx } from '../../store/database/db.ts'
import { forgetInBatches } from '../../store/database/forget-in-batches.ts'
import { Prisma } from '../../store/generated/client.ts'

const over = "('declined', 'expired', 'revoked', 'quit', 'ended')"

/** Plans with seats that ended until an instant; one that ended with its plan has to be free at the publisher. */
export async function findPlansWithOldSeats(db: DbOrTx, until: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT shared_subscription_id AS id FROM shared_seat WHERE ${oldSeats(until)} ORDER BY 1`
  return rows.map(({ id }) => id)
}

/** Removes these seats of a plan, with the links to them; call it while the plan is locked. */
export async function removeOldSeats(tx: Tx, planId: string, until: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM shared_seat WHERE shared_subscription_id = ${planId}::uuid AND ${oldSeats(until)}`
}

const oldSeats = (until: Date) => Prisma.sql`
  status IN ${Prisma.raw(over)} AND coalesce(ended_at, expires_at) <= ${until}
  AND (status <> 'ended' OR crm_seat_id IS NULL)`

/** Removes plans that ended until an instant and have no seat any more. */
export const forgetPlans = (db: Db, until: Date): Promise<void> =>
  forgetInBatches(
    db,
    (most) => Prisma.sql`
    DELETE FROM shared_subscription WHERE id = ANY(ARRAY(
      SELECT id FROM shared_subscription p
      WHERE status = 'ended' AND ended_at <= ${until}
        AND NOT EXISTS (SELECT 1 FROM shared_seat s WHERE s.shared_subscription_id = p.id)
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  )

/** Forgets the history of seats until an instant; that of a seat that is still there stays. */
export const forgetSeatHistory = (db: Db, until: Date): Promise<void> =>
  forgetInBatches(
    db,
    (most) => Prisma.sql`
    DELETE FROM shared_event WHERE id = ANY(ARRAY(
      SELECT id FROM shared_event e
      WHERE at <= ${until} AND NOT EXISTS (SELECT 1 FROM shared_seat s WHERE s.id = e.seat_id)
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  )

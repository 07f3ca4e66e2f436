import type { Db } from '../../store/database/db.ts'
import { forgetInBatches, forgetInSlices } from '../../store/database/forget-in-batches.ts'
import { Prisma } from '../../store/generated/client.ts'
import { signInActions } from './audit.ts'

const signIns = [...signInActions]

/** Forgets sign-ins and tries until an instant; the other lines of the audit stay. */
export const forgetSignIns = (db: Db, until: Date): Promise<void> =>
  forgetInBatches(
    db,
    (most) => Prisma.sql`
    DELETE FROM audit_event WHERE id = ANY(ARRAY(
      SELECT id FROM audit_event WHERE action = ANY(${signIns}) AND at <= ${until}
      ORDER BY at LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  )

/** Forgets all other lines until an instant. */
export const forgetAudit = (db: Db, until: Date): Promise<void> =>
  forgetInSlices(
    db,
    { name: 'audit_event', key: 'id', type: 'uuid' },
    (slice) => Prisma.sql`
    DELETE FROM audit_event WHERE ${slice('id')} AND action <> ALL(${signIns}) AND at <= ${until}`,
  )

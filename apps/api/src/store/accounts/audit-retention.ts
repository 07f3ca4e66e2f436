import type { Db } from '../database/db.ts'
import { forgetInBatches } from '../database/forget-in-batches.ts'
import { Prisma } from '../generated/client.ts'
import { signInActions } from './audit.ts'

const signIns = [...signInActions]

/** Forgets sign-ins and tries until an instant; the other lines of the audit stay. */
export const forgetSignIns = (db: Db, until: Date): Promise<void> =>
  forgetLines(db, Prisma.sql`action = ANY(${signIns}) AND at <= ${until}`)

/** Forgets all other lines until an instant. */
export const forgetAudit = (db: Db, until: Date): Promise<void> =>
  forgetLines(db, Prisma.sql`action <> ALL(${signIns}) AND at <= ${until}`)

const forgetLines = (db: Db, which: Prisma.Sql) =>
  forgetInBatches(
    db,
    (most) => Prisma.sql`
    DELETE FROM audit_event WHERE id = ANY(ARRAY(
      SELECT id FROM audit_event WHERE ${which} ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED))`,
  )

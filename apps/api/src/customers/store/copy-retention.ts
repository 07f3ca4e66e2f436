import type { Db } from '../../store/database/db.ts'
import { inSlices } from '../../store/database/forget-in-batches.ts'

/** Deletes copies of customers that no account and no shared plan refers to. */
export const purgeUnusedCopies = (db: Db): Promise<void> =>
  inSlices(
    db,
    { name: 'rights_copy', key: 'gp_number', type: 'text' },
    (slice) => db.$executeRaw`
      DELETE FROM rights_copy r
      WHERE ${slice('r.gp_number')}
        AND NOT EXISTS (SELECT 1 FROM customer_link l WHERE l.gp_number = r.gp_number)
        AND NOT EXISTS (SELECT 1 FROM shared_subscription s WHERE s.owner_gp_number = r.gp_number)`,
  )

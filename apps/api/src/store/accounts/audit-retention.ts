import type { Db, Tx } from '../database/db.ts'
import { transaction } from '../database/run.ts'
import { signInActions } from './audit.ts'

const batch = 1_000

/** Forgets sign-ins and tries before an instant; the other lines of the audit stay. */
export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  while ((await transaction(db, (tx) => forgetSome(tx, before))) === batch);
}

async function forgetSome(tx: Tx, before: Date): Promise<number> {
  // The append-only trigger allows this change only with this setting, which is valid in this transaction only.
  await tx.$queryRaw`SELECT set_config('app.retention', 'on', true)`
  return tx.$executeRaw`
    DELETE FROM audit_event WHERE id IN (
      SELECT id FROM audit_event WHERE action = ANY(${[...signInActions]}) AND at <= ${before}
      ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)`
}

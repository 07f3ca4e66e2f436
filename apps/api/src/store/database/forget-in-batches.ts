import type { Prisma } from '../generated/client.ts'
import type { Db, Tx } from './db.ts'
import { transaction } from './run.ts'
import { inSlices, type Slice } from './slices.ts'

const batch = 1_000

/** Removes or empties rows, so many at once that none holds up others for long, also where only retention may. */
export async function forgetInBatches(db: Db, statement: (most: number) => Prisma.Sql): Promise<void> {
  while ((await transaction(db, (tx) => forgetSome(tx, statement(batch)))) === batch);
}

/** The same of a table in which no index leads to those rows. */
export const forgetInSlices = (
  db: Db,
  table: Parameters<typeof inSlices>[1],
  statement: (slice: Slice) => Prisma.Sql,
): Promise<void> => inSlices(db, table, (slice) => transaction(db, (tx) => forgetSome(tx, statement(slice))))

async function forgetSome(tx: Tx, statement: Prisma.Sql): Promise<number> {
  // The append-only triggers allow this change only with this setting, which is valid in this transaction only.
  await tx.$queryRaw`SELECT set_config('app.retention', 'on', true)`
  return tx.$executeRaw(statement)
}

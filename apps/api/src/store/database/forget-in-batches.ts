import { Prisma } from '../generated/client.ts'
import type { Db, Tx } from './db.ts'
import { transaction } from './run.ts'

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

const size = 2_000

/** A part of a table by its key: a condition on the column of that name, such as `u.id`. */
export type Slice = (column: string) => Prisma.Sql
type Table = { name: string; key: string; type: 'uuid' | 'text' }

const lowest = { uuid: '00000000-0000-0000-0000-000000000000', text: '' } as const

/**
 * Does something for every part of a table, one after the other in the order of its key: where no index leads to what is
 * looked for, all rows are read, but no statement reads many.
 */
export async function inSlices(
  db: Db,
  { name, key, type }: Table,
  work: (slice: Slice) => Promise<unknown>,
): Promise<void> {
  const [table, column, cast] = [Prisma.raw(name), Prisma.raw(key), Prisma.raw(`::${type}`)]
  let from: string | undefined = lowest[type]
  while (from !== undefined) {
    const after = Prisma.sql`${from}${cast}`
    const rows: { last: string }[] = await db.$queryRaw`
      SELECT ${column}::text AS last FROM ${table} WHERE ${column} > ${after}
      ORDER BY ${column} OFFSET ${size - 1} LIMIT 1`
    const last = rows[0]?.last
    await work((own) => {
      const owned = Prisma.raw(own)
      return last === undefined
        ? Prisma.sql`${owned} > ${after}`
        : Prisma.sql`${owned} > ${after} AND ${owned} <= ${last}${cast}`
    })
    from = last
  }
}

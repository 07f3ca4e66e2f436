import type { CountedAct, DeskAct } from '@leserkonto/rules'
import type { Db, DbOrTx } from '../../store/database/db.ts'
import { forgetInSlices } from '../../store/database/forget-in-batches.ts'
import { Prisma, type StaffAct, type StaffNote } from '../../store/generated/client.ts'

export type { StaffAct } from '../../store/generated/client.ts'

/** A line of the record. `detail` holds codes and ids, and no address. */
export type NewStaffAct = Omit<StaffAct, 'act' | 'detail'> & {
  act: DeskAct
  detail: Record<string, string | number | boolean | null>
}

/** Writes a line, in the transaction of what it tells; the database refuses to change or remove one. */
export async function appendStaffAct(tx: DbOrTx, act: NewStaffAct): Promise<void> {
  await tx.staffAct.create({ data: act })
}

/** What the staff did for an account, newest first. */
export const findStaffActsOf = (db: DbOrTx, accountId: string, most = 1_000): Promise<StaffAct[]> =>
  db.staffAct.findMany({ where: { accountId }, orderBy: [{ at: 'desc' }, { id: 'asc' }], take: most })

/** Whether somebody has looked at an account since then, so that one look is one line. */
export const hasLooked = async (
  db: DbOrTx,
  { since, ...look }: { accountId: string; subject: string; act: DeskAct; since: Date },
): Promise<boolean> => (await db.staffAct.count({ where: { ...look, at: { gt: since } } })) > 0

/**
 * What somebody did since then: how often an act, when first, and whether it was told that this was unusual. One range of the index
 * of subject and instant.
 */
export async function countStaffActs(
  db: DbOrTx,
  { subject, act, since }: { subject: string; act: CountedAct; since: Date },
): Promise<{ done: number; first: Date | null; told: number }> {
  const [row] = await db.$queryRaw<{ done: number; first: Date | null; told: number }[]>`
    SELECT count(*) FILTER (WHERE act = ${act})::int AS done, min(at) FILTER (WHERE act = ${act}) AS first,
      count(*) FILTER (WHERE act = 'use.exceeded' AND detail->>'use' = ${act})::int AS told
    FROM staff_act WHERE subject = ${subject} AND at > ${since}`
  return row ?? { done: 0, first: null, told: 0 }
}

/** The newest lines of the record. */
export const findStaffActs = (db: DbOrTx, most: number): Promise<StaffAct[]> =>
  db.staffAct.findMany({ orderBy: [{ at: 'desc' }, { id: 'asc' }], take: most })

/** Lines of the record before one, newest first, for a file that is written page by page. */
export const findStaffActsBefore = (
  db: DbOrTx,
  before: Pick<StaffAct, 'at' | 'id'> | undefined,
  most: number,
): Promise<StaffAct[]> =>
  db.staffAct.findMany({
    ...(before && { where: { OR: [{ at: { lt: before.at } }, { at: before.at, id: { gt: before.id } }] } }),
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: most,
  })

/** Forgets lines until an instant. */
export const forgetStaffActs = (db: Db, until: Date): Promise<void> =>
  forgetInSlices(
    db,
    { name: 'staff_act', key: 'id', type: 'uuid' },
    (slice) => Prisma.sql`DELETE FROM staff_act WHERE ${slice('id')} AND at <= ${until}`,
  )

/** Adds a note; none is ever changed. */
export async function appendStaffNote(tx: DbOrTx, note: StaffNote): Promise<void> {
  await tx.staffNote.create({ data: note })
}

/** Notes of an account, newest first. */
export const findStaffNotes = (db: DbOrTx, accountId: string): Promise<StaffNote[]> =>
  db.staffNote.findMany({ where: { accountId }, orderBy: [{ at: 'desc' }, { id: 'asc' }] })

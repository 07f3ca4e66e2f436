import type { DbOrTx } from '../../store/database/db.ts'
import type { StaffNote } from '../../store/generated/client.ts'

export type { StaffNote } from '../../store/generated/client.ts'

/** Adds a note; none is ever changed. */
export async function appendStaffNote(tx: DbOrTx, note: StaffNote): Promise<void> {
  await tx.staffNote.create({ data: note })
}

/** Notes of an account, newest first. */
export const findStaffNotes = (db: DbOrTx, accountId: string): Promise<StaffNote[]> =>
  db.staffNote.findMany({ where: { accountId }, orderBy: [{ at: 'desc' }, { id: 'asc' }] })

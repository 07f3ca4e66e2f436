import type { DbOrTx } from '../../store/database/db.ts'
import type { StaffRequest } from '../../store/generated/client.ts'

export type { StaffRequest } from '../../store/generated/client.ts'

/** Asks a second person for an act. */
export async function createStaffRequest(
  tx: DbOrTx,
  request: Omit<StaffRequest, 'decidedAt' | 'decidedSubject' | 'decision'>,
): Promise<void> {
  await tx.staffRequest.create({ data: request })
}

/** What waits for a second person, oldest first. */
export const findWaiting = (db: DbOrTx, most: number): Promise<StaffRequest[]> =>
  db.staffRequest.findMany({ where: { decidedAt: null }, orderBy: { requestedAt: 'asc' }, take: most })

/** What waits for an account; null where nothing does. */
export const findWaitingFor = (db: DbOrTx, accountId: string): Promise<StaffRequest | null> =>
  db.staffRequest.findFirst({ where: { accountId, decidedAt: null } })

/** One that may be decided already; null for an unknown one. */
export const findStaffRequest = (db: DbOrTx, id: string): Promise<StaffRequest | null> =>
  db.staffRequest.findUnique({ where: { id } })

/** Decides a request. Of several tries at the same time one gets true, and the others false. */
export async function decideStaffRequest(
  tx: DbOrTx,
  id: string,
  decided: { decidedAt: Date; decidedSubject: string; decision: 'done' | 'refused' },
): Promise<boolean> {
  const { count } = await tx.staffRequest.updateMany({ where: { id, decidedAt: null }, data: decided })
  return count === 1
}

import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { GrantedAccess } from '../../store/generated/client.ts'

export type { GrantedAccess } from '../../store/generated/client.ts'

/** Opens a right for a time. */
export async function openAccess(tx: DbOrTx, access: GrantedAccess): Promise<void> {
  await tx.grantedAccess.create({ data: access })
}

/** What is or was open to an account, newest first: for it alone, without what is open to all customers. */
export const findAccessOf = (db: DbOrTx, accountId: string): Promise<GrantedAccess[]> =>
  db.grantedAccess.findMany({ where: { accountId }, orderBy: [{ beganAt: 'desc' }, { id: 'asc' }] })

/** What is open to all customers of a newspaper now. */
export const findAccessForAll = (db: DbOrTx, now: Date): Promise<GrantedAccess[]> =>
  db.grantedAccess.findMany({
    where: { accountId: null, endsAt: { gt: now } },
    orderBy: [{ beganAt: 'desc' }, { id: 'asc' }],
  })

/** Ends what is open to an account; how many rights that were. What began at this instant never was open. */
export async function endAccessOf(tx: Tx, accountId: string, now: Date): Promise<number> {
  const open = { accountId, endsAt: { gt: now } }
  const { count: begun } = await tx.grantedAccess.updateMany({
    where: { ...open, beganAt: { lt: now } },
    data: { endsAt: now },
  })
  const { count: others } = await tx.grantedAccess.deleteMany({ where: { ...open, beganAt: { gte: now } } })
  return begun + others
}

/** Gives what is open to an account to another, with `ids` only these, and returns which. */
export async function moveAccess(
  tx: Tx,
  { from, to, ids, now }: { from: string; to: string; ids?: string[]; now: Date },
): Promise<string[]> {
  const where = { accountId: from, endsAt: { gt: now }, ...(ids && { id: { in: ids } }) }
  const rows = await tx.grantedAccess.updateManyAndReturn({ where, data: { accountId: to } })
  return rows.map(({ id }) => id)
}

/** Ends what is open to all customers of a newspaper; its edition, or undefined where it has ended already. */
export async function endAccessForAll(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const open = { id, accountId: null, endsAt: { gt: now } }
  const [ended] = await tx.grantedAccess.updateManyAndReturn({
    where: { ...open, beganAt: { lt: now } },
    data: { endsAt: now },
  })
  return ended?.edition
}

/** How many accounts have a running plan of a newspaper, as their copies say. Access for all would reach these. */
export async function countCustomers(db: DbOrTx, edition: string, now: Date): Promise<number> {
  const instant = now.toISOString()
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT link.account_id)::int AS count
    FROM customer_link link JOIN rights_copy copy ON copy.gp_number = link.gp_number,
      jsonb_to_recordset(copy.payload->'subscriptions') AS plan(edition text, start_date timestamptz, end_date timestamptz)
    WHERE plan.edition = ${edition}
      AND (plan.start_date IS NULL OR plan.start_date <= ${instant}::timestamptz)
      AND (plan.end_date IS NULL OR plan.end_date > ${instant}::timestamptz)`
  return row?.count ?? 0
}

/** Forgets access that ended until an instant. */
export async function forgetAccess(db: DbOrTx, until: Date): Promise<void> {
  await db.grantedAccess.deleteMany({ where: { endsAt: { lte: until } } })
}

import type { DbOrTx } from '../../store/database/db.ts'

/** Who has taken a case, or that it is closed: the newest line of the record about it. */
export type CaseState = { key: string; act: 'case.taken' | 'case.closed'; subject: string; name: string }

/** The state of each of these cases that somebody has taken or closed; of both at one instant the case is closed. */
export const findCaseStates = (db: DbOrTx, keys: readonly string[]): Promise<CaseState[]> =>
  db.$queryRaw<CaseState[]>`
    SELECT DISTINCT ON (detail->>'case') detail->>'case' AS key, act, subject, name FROM staff_act
    WHERE act IN ('case.taken', 'case.closed') AND detail->>'case' = ANY(${[...keys]}::text[])
    ORDER BY detail->>'case', at DESC, act, id`

/** Accounts whose readers have taken them back since then, the oldest first. */
export const findTakenBack = async (
  db: DbOrTx,
  since: Date,
  most: number,
): Promise<{ id: string; accountId: string; at: Date }[]> => {
  const rows = await db.auditEvent.findMany({
    where: { action: 'email.taken_back', at: { gt: since } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: most,
  })
  return rows.flatMap(({ id, accountId, at }) => (accountId ? [{ id, accountId, at }] : []))
}

/** Mailboxes of readers with a customer number to which a mail came back since then, the oldest first. */
export const findBouncedCustomers = (
  db: DbOrTx,
  since: Date,
  most: number,
): Promise<{ id: string; accountId: string; at: Date }[]> =>
  db.$queryRaw`
    SELECT newsletter_user.id, account.id AS "accountId", suppressed_at AS at
    FROM newsletter_user JOIN account ON account.email_key = newsletter_user.email_key
    WHERE suppressed_at > ${since} AND suppress_reason = 'hard_bounce'
      AND EXISTS (SELECT 1 FROM customer_link WHERE customer_link.account_id = account.id)
    ORDER BY suppressed_at, newsletter_user.id LIMIT ${most}`

/** Declarations from before an instant that the publisher has not confirmed, the oldest first. */
export const findUnconfirmed = async (
  db: DbOrTx,
  before: Date,
  most: number,
): Promise<{ id: string; at: Date }[]> => {
  const rows = await db.cancellation.findMany({
    where: { submittedAt: null, receivedAt: { lte: before } },
    orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, receivedAt: true },
    take: most,
  })
  return rows.map(({ id, receivedAt }) => ({ id, at: receivedAt }))
}

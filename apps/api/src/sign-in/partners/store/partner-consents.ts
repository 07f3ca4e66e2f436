import type { DbOrTx } from '../../../store/database/db.ts'

type Key = { accountId: string; clientId: string }

/** What a reader has allowed a partner to see; null before they were asked. */
export async function findConsent(db: DbOrTx, key: Key): Promise<readonly string[] | null> {
  const row = await db.partnerConsent.findUnique({ where: { accountId_clientId: key } })
  return row?.scopes ?? null
}

/** What a reader has allowed a partner, and when its sign-ins that could be used now were last used; null without one. */
export type PartnerConsent = {
  clientId: string
  scopes: readonly string[]
  givenAt: Date
  lastSeenAt: Date | null
}

/** The partners that a reader has allowed something, by one statement, the first allowed first. */
export const findConsents = (
  db: DbOrTx,
  accountId: string,
  { now, idleMs }: { now: Date; idleMs: number },
): Promise<PartnerConsent[]> =>
  db.$queryRaw`
    SELECT c.client_id AS "clientId", c.scopes, c.given_at AS "givenAt", max(s.last_seen_at) AS "lastSeenAt"
    FROM partner_consent c LEFT JOIN session s ON s.account_id = c.account_id AND s.client_id = c.client_id
      AND s.expires_at > ${now} AND s.last_seen_at > ${new Date(now.getTime() - idleMs)}
    WHERE c.account_id = ${accountId}::uuid
    GROUP BY c.account_id, c.client_id
    ORDER BY c.given_at, c.client_id`

/**
 * Takes back what a reader has allowed a partner, and ends all their sign-ins there with their tokens; false if nothing
 * was allowed. The account must be locked before, in the same transaction: a sign-in may be under way.
 */
export async function removeConsent(db: DbOrTx, key: Key): Promise<boolean> {
  const { count } = await db.partnerConsent.deleteMany({ where: key })
  if (count > 0) await db.session.deleteMany({ where: key })
  return count > 0
}

/** Takes back what a reader has allowed all partners. Call it where all sign-ins end, too. */
export async function removeConsents(db: DbOrTx, accountId: string): Promise<void> {
  await db.partnerConsent.deleteMany({ where: { accountId } })
}

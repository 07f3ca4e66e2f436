import type { CustomerCopy } from '@leserkonto/rules'
import type { DbOrTx } from './db.ts'
import { latestOf } from './set-back.ts'

/** What is stored of a customer; the number of the last event tells whether it was fetched before or after. */
export type StoredCopy = CustomerCopy & { seq: bigint }

/** What the publisher last said about a customer, or null. */
export async function findRightsCopy(db: DbOrTx, gpNumber: string): Promise<StoredCopy | null> {
  const row = await db.rightsCopy.findUnique({ where: { gpNumber } })
  // The payload is written by this store alone, from the publisher's parsed answer.
  const payload = row?.payload as unknown as Omit<CustomerCopy, 'fetchedAt'>
  return row && { ...payload, fetchedAt: row.fetchedAt, seq: row.crmSeq }
}

/**
 * Stores what the publisher said, unless an event has come since it was asked (`askedAtSeq`): what was said before
 * the event may be outdated. False then. What somebody asked later and kept already stays.
 */
export async function saveRightsCopy(
  db: DbOrTx,
  gpNumber: string,
  { fetchedAt, ...payload }: CustomerCopy,
  askedAtSeq: bigint,
): Promise<boolean> {
  const { count } = await db.rightsCopy.updateMany({
    where: { gpNumber, crmSeq: askedAtSeq, NOT: { fetchedAt: laterThan(fetchedAt) } },
    data: { payload, fetchedAt },
  })
  if (count === 1 || (await isNewer(db, gpNumber, fetchedAt, askedAtSeq))) return true
  if (askedAtSeq !== 0n) return false
  const created = await db.rightsCopy.createMany({
    data: { gpNumber, payload, fetchedAt },
    skipDuplicates: true,
  })
  return created.count === 1
}

const laterThan = (fetchedAt: Date) => ({ gt: fetchedAt, lte: latestOf(fetchedAt) })

const isNewer = async (db: DbOrTx, gpNumber: string, fetchedAt: Date, crmSeq: bigint) =>
  (await db.rightsCopy.count({ where: { gpNumber, crmSeq, fetchedAt: laterThan(fetchedAt) } })) > 0

const nothing = { customer_type: 'private', company_name: null, postcode: null, subscriptions: [] }

/**
 * Notes an event about a customer: false for one that is older than the last. The copy counts as fetched at
 * `countsAsFetchedAt` at the latest, so that it is fetched anew or trusted no more.
 */
export async function noteCustomerEvent(
  tx: DbOrTx,
  event: { gpNumber: string; seq: bigint; countsAsFetchedAt: Date },
): Promise<boolean> {
  const { gpNumber, seq, countsAsFetchedAt } = event
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO rights_copy AS r (gp_number, payload, fetched_at, crm_seq)
    VALUES (${gpNumber}, ${JSON.stringify(nothing)}::jsonb, to_timestamp(0), ${seq})
    ON CONFLICT (gp_number) DO UPDATE
      SET crm_seq = ${seq}, fetched_at = least(r.fetched_at, ${countsAsFetchedAt}::timestamptz)
      WHERE r.crm_seq < ${seq}
    RETURNING 1`
  return rows.length === 1
}

/** Forgets copies of customers whom no account and no shared plan names. */
export async function purgeUnusedCopies(db: DbOrTx): Promise<void> {
  await db.$executeRaw`
    DELETE FROM rights_copy r
    WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.gp_number = r.gp_number)
      AND NOT EXISTS (SELECT 1 FROM shared_subscription s WHERE s.owner_gp_number = r.gp_number)`
}

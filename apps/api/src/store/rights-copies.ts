import { isDeepStrictEqual } from 'node:util'
import { type CustomerCopies, type CustomerCopy, latestOf } from '@leserkonto/rules'
import type pg from 'pg'
import type { DbOrTx, Tx } from './db.ts'

/** The stored copy of a customer; `seq`, the number of the last event, tells whether the copy is older than that. */
export type StoredCopy = CustomerCopy & { seq: bigint }

/** What the publisher last said about a customer, or null. */
export async function findRightsCopy(db: DbOrTx, gpNumber: string): Promise<StoredCopy | null> {
  const row = await db.rightsCopy.findUnique({ where: { gpNumber } })
  return row && stored(row.payload, row.fetchedAt, row.crmSeq)
}

/** The copies that the rights of a reader depend on, with their customers. */
export type ReaderCopies = {
  gpNumber: string | null
  own: CustomerCopies['own']
  seat: (NonNullable<CustomerCopies['seat']> & { ownerGpNumber: string }) | null
}

const copiesOfReader = {
  name: 'copies-of-reader',
  text: `SELECT a.gp_number, own.payload AS own_payload, own.fetched_at AS own_fetched_at,
      seat.status, plan.crm_subscription_id, plan.company_name, plan.owner_gp_number,
      owner.payload AS owner_payload, owner.fetched_at AS owner_fetched_at
    FROM account a
    LEFT JOIN rights_copy own ON own.gp_number = a.gp_number
    LEFT JOIN shared_seat seat ON seat.account_id = a.id AND seat.status IN ('accepted', 'activated')
    LEFT JOIN shared_subscription plan ON plan.id = seat.shared_subscription_id
    LEFT JOIN rights_copy owner ON owner.gp_number = plan.owner_gp_number
    WHERE a.id = $1`,
}

type SeatColumns = {
  status: string
  crm_subscription_id: string
  company_name: string | null
  owner_gp_number: string
  owner_payload: unknown
  owner_fetched_at: Date
}
type CopiesRow = { gp_number: string | null; own_payload: unknown; own_fetched_at: Date } & (
  | SeatColumns
  | { status: null }
)

/** What the publisher last said about a reader's own plan and the plan of their seat, read by one prepared statement. */
export async function findReaderCopies(pool: pg.Pool, accountId: string): Promise<ReaderCopies> {
  const { rows } = await pool.query<CopiesRow>({ ...copiesOfReader, values: [accountId] })
  const row = rows[0]
  if (!row) return { gpNumber: null, own: null, seat: null }
  return {
    gpNumber: row.gp_number,
    own: copyOf(row.own_payload, row.own_fetched_at),
    seat: row.status === null ? null : seatOf(row),
  }
}

const seatOf = (row: SeatColumns): ReaderCopies['seat'] => ({
  activated: row.status === 'activated',
  subscriptionId: row.crm_subscription_id,
  companyName: row.company_name,
  ownerGpNumber: row.owner_gp_number,
  owner: copyOf(row.owner_payload, row.owner_fetched_at),
})

const copyOf = (payload: unknown, fetchedAt: Date): CustomerCopy | null =>
  payload === null ? null : { ...(payload as Payload), fetchedAt }

// Only this store writes the payload, from the publisher's parsed answer.
type Payload = Omit<CustomerCopy, 'fetchedAt'>
const stored = (payload: unknown, fetchedAt: Date, seq: bigint): StoredCopy => ({
  ...(payload as Payload),
  fetchedAt,
  seq,
})

/**
 * Stores what the publisher said and returns whether it differs from the copy. `outdated`: an event has arrived since the
 * publisher was asked (`askedAtSeq`), so nothing was stored. A copy from a later question is not replaced.
 */
export async function saveRightsCopy(
  tx: Tx,
  gpNumber: string,
  { fetchedAt, ...payload }: CustomerCopy,
  askedAtSeq: bigint,
): Promise<'changed' | 'same' | 'outdated'> {
  const known = await lockRightsCopy(tx, gpNumber)
  if (!known) {
    if (askedAtSeq !== 0n) return 'outdated'
    const data = { gpNumber, payload, fetchedAt }
    const { count } = await tx.rightsCopy.createMany({ data, skipDuplicates: true })
    return count === 1 ? 'changed' : 'outdated'
  }
  if (known.crmSeq !== askedAtSeq) return 'outdated'
  if (known.fetchedAt > fetchedAt && known.fetchedAt <= latestOf(fetchedAt)) return 'same'
  await tx.rightsCopy.update({ where: { gpNumber }, data: { payload, fetchedAt } })
  return isDeepStrictEqual(known.payload, payload) ? 'same' : 'changed'
}

async function lockRightsCopy(tx: Tx, gpNumber: string) {
  await tx.$queryRaw`SELECT 1 FROM rights_copy WHERE gp_number = ${gpNumber} FOR UPDATE`
  return tx.rightsCopy.findUnique({ where: { gpNumber } })
}

const nothing = { customer_type: 'private', company_name: null, postcode: null, subscriptions: [] }

/**
 * Notes an event about a customer; false if it is older than the last. The copy counts as fetched at `countsAsFetchedAt`
 * at the latest, so that it is refreshed or no longer used.
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

/** Deletes copies of customers that no account and no shared plan refers to. */
export async function purgeUnusedCopies(db: DbOrTx): Promise<void> {
  await db.$executeRaw`
    DELETE FROM rights_copy r
    WHERE NOT EXISTS (SELECT 1 FROM account a WHERE a.gp_number = r.gp_number)
      AND NOT EXISTS (SELECT 1 FROM shared_subscription s WHERE s.owner_gp_number = r.gp_number)`
}

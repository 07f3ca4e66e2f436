import { isDeepStrictEqual } from 'node:util'
import {
  type CustomerCopies,
  type CustomerCopy,
  latestOf,
  type OpenedRight,
  type OwnCustomer,
} from '@leserkonto/rules'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Reads } from '../../store/database/reads.ts'
import { bound, sql, statement } from '../../store/database/statement.ts'

/** The stored copy of a customer; `seq`, the number of the last event, tells whether the copy is older than that. */
export type StoredCopy = CustomerCopy & { seq: bigint }

/** What the publisher last said about a customer, or null. */
export async function findRightsCopy(db: DbOrTx, gpNumber: string): Promise<StoredCopy | null> {
  const row = await db.rightsCopy.findUnique({ where: { gpNumber } })
  return row && stored(row.payload, row.fetchedAt, row.crmSeq)
}

/** A customer number of a reader; `found`: linked by the service itself, and the reader has not answered yet. */
export type LinkedCustomer = OwnCustomer & { found: boolean }

/** The copies that the rights of a reader depend on, with their customers. */
export type ReaderCopies = {
  own: readonly LinkedCustomer[]
  seat: (NonNullable<CustomerCopies['seat']> & { ownerGpNumber: string }) | null
  /** What the reader service has opened and has not ended. */
  opened: readonly OpenedRight[]
}

/** What `copiesOf` reads, of an account `a`. */
export const copiesColumns = sql`(SELECT json_agg(json_build_object('gpNumber', link.gp_number, 'found', link.method = 'found',
        'payload', copy.payload, 'fetchedAt', copy.fetched_at) ORDER BY link.linked_at, link.gp_number)
      FROM customer_link link LEFT JOIN rights_copy copy ON copy.gp_number = link.gp_number
      WHERE link.account_id = a.id) AS own,
      seat.status AS seat_status, plan.crm_subscription_id, plan.company_name AS plan_company_name,
      plan.owner_gp_number, owner.payload AS owner_payload, owner.fetched_at AS owner_fetched_at,
      (SELECT json_agg(json_build_object('edition', opened.edition, 'right', opened.right_code,
        'forCustomers', opened.account_id IS NULL))
      FROM granted_access opened WHERE (opened.account_id = a.id OR opened.account_id IS NULL)
        AND opened.ends_at > ${'now'}) AS opened`

/** Where it is read. A reader has one live seat at most. */
export const copiesJoins = sql`LEFT JOIN shared_seat seat ON seat.account_id = a.id AND seat.status IN ('accepted', 'activated')
    LEFT JOIN shared_subscription plan ON plan.id = seat.shared_subscription_id
    LEFT JOIN rights_copy owner ON owner.gp_number = plan.owner_gp_number`

const copiesOfReader = statement<{ copies: CopiesRow }>(
  'copies-of-reader',
)`SELECT row_to_json(copies) AS copies FROM (
    SELECT ${copiesColumns} FROM account a ${copiesJoins} WHERE a.id = ${'accountId'}) copies`

type SeatColumns = {
  seat_status: string
  crm_subscription_id: string
  plan_company_name: string | null
  owner_gp_number: string
  owner_payload: Payload | null
  owner_fetched_at: string
}

type OwnRow = { gpNumber: string; found: boolean; payload: Payload | null; fetchedAt: string }

/** What `copiesColumns` makes, as JSON: instants are ISO 8601 texts. */
export type CopiesRow = { own: OwnRow[] | null; opened: OpenedRight[] | null } & (
  | SeatColumns
  | { seat_status: null }
)

/** What the publisher last said about a reader's own plans and the plan of their seat, and what is opened, by one prepared statement. */
export async function findReaderCopies(reads: Reads, accountId: string, now: Date): Promise<ReaderCopies> {
  const [row] = await reads(bound(copiesOfReader, { accountId, now }))
  return row ? copiesOf(row.copies) : { own: [], seat: null, opened: [] }
}

/** The copies of a row. */
export const copiesOf = (row: CopiesRow): ReaderCopies => ({
  own: (row.own ?? []).map(({ gpNumber, found, payload, fetchedAt }) => ({
    gpNumber,
    found,
    copy: copyOf(payload, fetchedAt),
  })),
  seat: row.seat_status === null ? null : seatOf(row),
  opened: row.opened ?? [],
})

const seatOf = (row: SeatColumns): ReaderCopies['seat'] => ({
  activated: row.seat_status === 'activated',
  subscriptionId: row.crm_subscription_id,
  companyName: row.plan_company_name,
  ownerGpNumber: row.owner_gp_number,
  owner: copyOf(row.owner_payload, row.owner_fetched_at),
})

const copyOf = (payload: Payload | null, fetchedAt: string): CustomerCopy | null =>
  payload === null ? null : { ...payload, fetchedAt: new Date(fetchedAt) }

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
 * Notes an event about a customer; false if it occurred before the last, or in the same moment and its number is not above.
 * A number alone decides nothing, so that no number, however high, makes later events outdated. The copy counts as fetched
 * at `countsAsFetchedAt` at the latest, so that it is refreshed or no longer used.
 */
export async function noteCustomerEvent(
  tx: DbOrTx,
  event: { gpNumber: string; seq: bigint; occurredAt: Date; countsAsFetchedAt: Date },
): Promise<boolean> {
  const { gpNumber, seq, occurredAt, countsAsFetchedAt } = event
  // crm_seq also tells what was asked before the event, so it changes with each.
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO rights_copy AS r (gp_number, payload, fetched_at, crm_seq, event_at)
    VALUES (${gpNumber}, ${JSON.stringify(nothing)}::jsonb, to_timestamp(0), greatest(1, ${seq}::bigint), ${occurredAt}::timestamptz)
    ON CONFLICT (gp_number) DO UPDATE
      SET crm_seq = greatest(r.crm_seq + 1, ${seq}::bigint), event_at = ${occurredAt}::timestamptz,
        fetched_at = least(r.fetched_at, ${countsAsFetchedAt}::timestamptz)
      WHERE r.event_at IS NULL OR (r.event_at, r.crm_seq) < (${occurredAt}::timestamptz, ${seq}::bigint)
    RETURNING 1`
  return rows.length === 1
}

import { ask, type Connection } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'

const plans = statement<KnownPlan>(
  'import-plans',
)`SELECT s.crm_subscription_id AS plan, s.max_members AS most, s.status, count(t.id)::int AS taken
    FROM shared_subscription s
    LEFT JOIN shared_seat t ON t.shared_subscription_id = s.id AND t.status IN ('invited', 'accepted', 'activated')
    WHERE s.crm_subscription_id = ANY(${'ids'}::text[]) GROUP BY s.id`

/** What is here of a plan. */
export type KnownPlan = { plan: string; most: number; status: string; taken: number }

/** What is here of these plans, by the ids of the subscription system. */
export async function findKnownPlans(
  on: Connection,
  ids: readonly string[],
): Promise<Map<string, KnownPlan>> {
  return new Map((await ask(on, plans, { ids })).map((row) => [row.plan, row]))
}

const members = statement<Member>(
  'import-members',
)`SELECT a.email_key AS key, a.id::text, EXISTS (SELECT FROM shared_seat t
      WHERE t.account_id = a.id AND t.status IN ('accepted', 'activated')) AS seated
    FROM account a WHERE a.email_key = ANY(${'keys'}::text[])`

/** An account, and whether it has a seat. */
export type Member = { key: string; id: string; seated: boolean }

/** Accounts of these addresses. */
export async function findMembers(on: Connection, keys: readonly string[]): Promise<Map<string, Member>> {
  return new Map((await ask(on, members, { keys })).map((row) => [row.key, row]))
}

const seats = statement<{ id: string }>(
  'import-known-seats',
)`SELECT id::text FROM shared_event WHERE id = ANY(${'ids'}::uuid[])`

/** Which of these lines of the history an earlier run has written: also of seats that have ended since. */
export async function findKnownSeats(on: Connection, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await ask(on, seats, { ids })).map(({ id }) => id))
}

/** A seat with its plan. Times are ISO instants. */
export type NewSeat = {
  plan_id: string
  subscription: string
  type: string
  title: string
  edition: string
  company_name: string | null
  max_members: number
  allowed_domains: string[]
  owner_number: string
  id: string
  event_id: string
  email: string
  email_key: string
  given_name: string | null
  family_name: string | null
  account_id: string
  crm_seat_id: string | null
  since: string
  manages: boolean
}

const columns = sql`plan_id uuid, subscription text, type text, title text, edition text, company_name text, max_members int,
  allowed_domains text[], owner_number text, id uuid, event_id uuid, email text, email_key text, given_name text, family_name text,
  account_id uuid, crm_seat_id text, since timestamptz, manages boolean`

const addPlans = statement(
  'import-add-plans',
)`INSERT INTO shared_subscription (id, crm_subscription_id, type, title, edition, company_name, max_members,
      allowed_domains, owner_gp_number, status, created_at)
    SELECT DISTINCT ON (subscription) plan_id, subscription, type, title, edition, company_name, max_members, allowed_domains,
      owner_number, 'live', since
    FROM jsonb_to_recordset(${'rows'}::jsonb) AS row (${columns})
    ORDER BY subscription, since
    ON CONFLICT DO NOTHING`

const addSeatRows = statement<{ id: string }>('import-add-seats')`WITH row AS (
      SELECT row.*, s.id AS shared FROM jsonb_to_recordset(${'rows'}::jsonb) AS row (${columns})
      JOIN shared_subscription s ON s.crm_subscription_id = row.subscription
    ), seated AS (
      INSERT INTO shared_seat (id, shared_subscription_id, email, email_key, given_name, family_name, account_id, status,
        crm_seat_id, invited_at, expires_at, accepted_at, activated_at, manages)
      SELECT id, shared, email, email_key, given_name, family_name, account_id, 'activated', crm_seat_id, since, since, since,
        since, manages FROM row
      ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO shared_event (id, shared_subscription_id, seat_id, to_status, reason, at)
    SELECT row.event_id, row.shared, row.id, 'activated', 'import', ${'now'}::timestamptz FROM row JOIN seated USING (id)
    ON CONFLICT DO NOTHING
    RETURNING seat_id::text AS id`

/** Adds plans that are not here yet, then seats; answers the ids of these. */
export async function addSeats(on: Connection, rows: readonly NewSeat[], now: Date): Promise<Set<string>> {
  const json = JSON.stringify(rows)
  await ask(on, addPlans, { rows: json })
  return new Set((await ask(on, addSeatRows, { rows: json, now })).map(({ id }) => id))
}

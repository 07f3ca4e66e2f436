import { emailKey } from '@leserkonto/rules'
import { derivedId } from './derived-id.ts'
import { type Moving, noOutcome, type Outcome, type Row } from './moving.ts'
import { pastInstant, type SeatRecord } from './records.ts'
import {
  addSeats,
  findKnownPlans,
  findKnownSeats,
  findMembers,
  type KnownPlan,
  type Member,
  type NewSeat,
} from './store/imported-seats.ts'

type Candidate = Row<SeatRecord> & { key: string; eventId: string }

/** Brings seats that are taken, each with its plan. Bring the accounts first: only who has one has a seat. */
export async function importSeats(rows: readonly Row<SeatRecord>[], moving: Moving): Promise<Outcome> {
  const { work, seen } = moving
  const outcome = noOutcome()
  const possible = rows.map((row) => {
    const key = emailKey(row.record.email)
    return { ...row, key, eventId: derivedId('seat', `${row.record.subscription} ${key}`, work) }
  })
  const found = {
    made: await findKnownSeats(
      work.pool,
      possible.map(({ eventId }) => eventId),
    ),
    plans: await findKnownPlans(
      work.pool,
      possible.map(({ record }) => record.subscription),
    ),
    members: await findMembers(
      work.pool,
      possible.map(({ key }) => key),
    ),
  }
  const fresh = possible.filter((one) => {
    const isNew = seen.seats.add(`${one.record.subscription} ${one.key}`)
    const isMade = isNew && found.made.has(one.eventId)
    const reason = isMade ? undefined : isNew ? reasonAgainst(one, found, moving) : 'DUPLICATE'
    if (isMade) outcome.again++
    if (reason) outcome.findings.push({ line: one.line, email: one.record.email, reason, left: 'record' })
    return !isMade && !reason
  })
  if (moving.isDryRun || fresh.length === 0) return { ...outcome, imported: fresh.length }
  const seats = fresh.flatMap((one) => seatOf(one, found.members.get(one.key), work))
  const done = await addSeats(work.pool, seats, work.now)
  // Somebody took a seat in this very moment.
  for (const { line, record, eventId } of fresh)
    if (!done.has(seatId(eventId, work)))
      outcome.findings.push({ line, email: record.email, reason: 'SEAT_EXISTS', left: 'record' })
  return { ...outcome, imported: done.size }
}

type Found = { plans: Map<string, KnownPlan>; members: Map<string, Member> }

/** Why a seat stays behind; one that does not takes a place of its plan and of its member. */
function reasonAgainst(
  { record, key }: Candidate,
  { plans, members }: Found,
  { work, isDryRun, seen }: Moving,
): string | undefined {
  if (!work.editions.some(({ shortcut }) => shortcut === record.edition)) return 'EDITION_UNKNOWN'
  const member = members.get(key)
  // A dry run has written no accounts.
  if (!member && !(isDryRun && seen.accounts.has(key))) return 'ACCOUNT_MISSING'
  if (member?.seated) return 'SEAT_EXISTS'
  const fresh = { plan: record.subscription, most: record.max_members, status: 'live', taken: 0 }
  const plan = plans.get(record.subscription) ?? fresh
  plans.set(record.subscription, plan)
  if (plan.status !== 'live') return 'PLAN_ENDED'
  if (plan.taken >= plan.most) return 'PLAN_FULL'
  plan.taken++
  if (member) member.seated = true
  return undefined
}

const seatId = (eventId: string, work: Moving['work']) => derivedId('seat row', eventId, work)

function seatOf(
  { record, key, eventId }: Candidate,
  member: Member | undefined,
  work: Moving['work'],
): NewSeat[] {
  if (!member) return []
  const { subscription, type, title, edition, owner_number, max_members, email, manages = false } = record
  return [
    {
      plan_id: derivedId('plan', subscription, work),
      ...{ subscription, type, title, edition, owner_number, max_members, email },
      email_key: key,
      company_name: record.company_name ?? null,
      allowed_domains: record.allowed_domains ?? [],
      id: seatId(eventId, work),
      event_id: eventId,
      given_name: record.given_name ?? null,
      family_name: record.family_name ?? null,
      account_id: member.id,
      crm_seat_id: record.seat ?? null,
      since: pastInstant(record.since, work.now),
      manages: manages && type === 'company',
    },
  ]
}

import { parseInput } from '@leserkonto/contracts'
import { emailKey, inputLimits } from '@leserkonto/rules'
import { fromRecord } from '../imported-hashes/from-record.ts'
import { costOf, costsToPay, mostCosts, storedHash } from '../imported-hashes/imported-hash.ts'
import { derivedId } from './derived-id.ts'
import { type Moving, noOutcome, type Outcome, type Row } from './moving.ts'
import { type AccountRecord, ImportedSetting, pastInstant } from './records.ts'
import {
  addAccounts,
  findKnownAccounts,
  findLinkedNumbers,
  type NewAccount,
} from './store/imported-accounts.ts'

type Candidate = Row<AccountRecord> & { id: string; key: string }
type Tell = (one: Row<AccountRecord>, reason: string, more?: { field?: string; left?: 'part' }) => void

/** Brings accounts with what belongs to them, all or nothing of a batch. What is here already stays as it is. */
export async function importAccounts(rows: readonly Row<AccountRecord>[], moving: Moving): Promise<Outcome> {
  const { work } = moving
  const outcome = noOutcome()
  const tell: Tell = ({ line, record }, reason, { field, left = 'record' as const } = {}) => {
    outcome.findings.push({ line, email: record.email, reason, left, ...(field && { field }) })
  }
  const possible = possibleOnes(rows, moving, tell)
  const ids = possible.map(({ id }) => id)
  const { made, taken } = await findKnownAccounts(work.pool, { ids, keys: possible.map(({ key }) => key) })
  const fresh = possible.filter((one) => {
    if (made.has(one.id)) outcome.again++
    else if (taken.has(one.key)) tell(one, 'ACCOUNT_EXISTS')
    else return true
    return false
  })
  const parts = await partsOf(fresh, moving, tell)
  outcome.imported =
    moving.isDryRun || fresh.length === 0 ? fresh.length : await write(fresh, parts, moving, tell)
  return outcome
}

/** Without those that say themselves that they are none. */
function possibleOnes(rows: readonly Row<AccountRecord>[], moving: Moving, tell: Tell): Candidate[] {
  const { seen, work } = moving
  return rows.flatMap((row) => {
    const key = emailKey(row.record.email)
    const reason = reasonAgainst(row.record, moving) ?? (seen.accounts.add(key) ? undefined : 'DUPLICATE')
    if (reason) tell(row, reason)
    return reason ? [] : [{ ...row, key, id: derivedId('account', key, work) }]
  })
}

function reasonAgainst({ edition, confirmed }: AccountRecord, { work }: Moving): string | undefined {
  if (!work.editions.some(({ shortcut }) => shortcut === edition)) return 'EDITION_UNKNOWN'
  return confirmed === undefined ? 'UNCONFIRMED' : undefined
}

type Parts = {
  hashes: Map<string, string>
  links: { account_id: string; gp_number: string }[]
  settings: { account_id: string; name: string; value: string }[]
}

async function partsOf(fresh: readonly Candidate[], moving: Moving, tell: Tell): Promise<Parts> {
  const numbers = fresh.flatMap(({ record }) => record.customer_numbers ?? [])
  const linked = await findLinkedNumbers(moving.work.pool, numbers)
  const parts: Parts = { hashes: new Map(), links: [], settings: [] }
  for (const one of fresh) {
    const hash = hashOf(one, moving, tell)
    if (hash) parts.hashes.set(one.id, hash)
    for (const gp_number of one.record.customer_numbers ?? [])
      if (!linked.has(gp_number) && moving.seen.numbers.add(gp_number))
        parts.links.push({ account_id: one.id, gp_number })
      else tell(one, 'NUMBER_LINKED', { field: 'customer_numbers', left: 'part' })
    parts.settings.push(...settingsOf(one, tell))
  }
  return parts
}

function hashOf(one: Candidate, { costs }: Moving, tell: Tell): string | undefined {
  const { password } = one.record
  if (!password) return undefined
  const read = fromRecord(password)
  const refused = 'refused' in read ? read.refused : reasonAgainstCost(costOf(read.hash), costs)
  if (refused) tell(one, refused, { field: 'password', left: 'part' })
  return refused || 'refused' in read ? undefined : storedHash(read.hash)
}

/** Each cost is paid by every sign-in that fails. */
function reasonAgainstCost(cost: string, costs: Set<string>): 'HASH_COSTS' | undefined {
  if (costsToPay([...costs, cost]).length > mostCosts) return 'HASH_COSTS'
  costs.add(cost)
  return undefined
}

function settingsOf(one: Candidate, tell: Tell) {
  const entries = Object.entries(one.record.settings ?? {})
  const good = entries.flatMap(([name, value]) => {
    const setting = parseInput(ImportedSetting, { name, value })
    return setting.ok ? [{ account_id: one.id, name, value }] : []
  })
  const kept = good.slice(0, inputLimits.settingsPerAccount)
  if (kept.length < entries.length)
    tell(one, good.length > kept.length ? 'TOO_MANY' : 'FORMAT', { field: 'settings', left: 'part' })
  return kept
}

async function write(
  fresh: readonly Candidate[],
  { hashes, links, settings }: Parts,
  { work }: Moving,
  tell: Tell,
): Promise<number> {
  const { now } = work
  const rows = fresh.map((one) => accountRow(one, hashes.get(one.id) ?? null, work))
  const favourites = fresh.flatMap((one) => favouriteRows(one, now))
  const made = await addAccounts(work.pool, rows, { links, settings, favourites }, now)
  // Somebody registered in this very moment.
  for (const one of fresh) if (!made.has(one.id)) tell(one, 'ACCOUNT_EXISTS')
  return made.size
}

function accountRow({ id, key, record }: Candidate, hash: string | null, work: Moving['work']): NewAccount {
  const { email, created, confirmed, blocked } = record
  const since = confirmed === undefined || confirmed === true ? created : confirmed
  const now = work.now.toISOString()
  const iso = (moment: string) => pastInstant(moment, work.now)
  const activated = since ? iso(since) : now
  return {
    id,
    email,
    email_key: key,
    password_hash: hash,
    status: blocked ? 'blocked' : 'activated',
    given_name: record.given_name ?? null,
    family_name: record.family_name ?? null,
    username: record.username ?? null,
    gender: record.gender ?? null,
    customer_type: record.customer_type ?? 'private',
    company_name: record.company_name ?? null,
    birth_date: record.birth_date ?? null,
    source: record.edition,
    created_at: created ? iso(created) : activated,
    activated_at: activated,
    blocked_at: blocked ? (blocked === true ? now : iso(blocked)) : null,
    audit_id: derivedId('audit', key, work),
  }
}

const favouriteRows = ({ id: account_id, record }: Candidate, now: Date) =>
  (record.favourites ?? []).map(({ id, edition, title, url, created }) => ({
    ...{ account_id, edition, item_id: id, title, url },
    created_at: pastInstant(created, now),
  }))

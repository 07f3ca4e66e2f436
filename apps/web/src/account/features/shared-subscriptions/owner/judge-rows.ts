import {
  emailKey,
  isAllowedDomain,
  normalizedEmail,
  reasonAgainstEmail,
  untaggedEmailKey,
} from '@leserkonto/rules'
import { sharedOwnerTexts } from '@leserkonto/texts'
import type { OwnPlan } from '../shared-plan.ts'
import type { ListEntry } from './names-beside.ts'

/** What becomes of an address of the list: `ready` ones are invited. */
export type Verdict = keyof typeof sharedOwnerTexts.bulk.verdicts

/** An entry of the list before it is sent. */
export type JudgedRow = ListEntry & { readonly verdict: Verdict }

/** Against these nothing has to be mended: they leave the list with those that were invited. */
export const isSettled = (verdict: Verdict): boolean =>
  ['twice', 'self', 'invited', 'reads'].includes(verdict)

type Given = {
  plan: OwnPlan
  /** Of the owner; undefined while it is loading. */
  ownEmail: string | undefined
  /** Addresses whose invitations exist but were not sent: they have their seats. */
  unsent: readonly string[]
}

/** What is said of an address; of one whose domain is not allowed, which ones are. */
export function verdictText(verdict: Verdict, { allowed_domains: domains }: OwnPlan): string {
  const { allowed, verdicts } = sharedOwnerTexts.bulk
  return verdict === 'domain' ? allowed(domains.join(', @')) : verdicts[verdict]
}

/** How many of the addresses are not invited for which reason, in the order of the list. */
export function reasonsIn(rows: readonly JudgedRow[]): [reason: string, count: number][] {
  const counts = new Map<Verdict, number>()
  for (const { verdict } of rows) if (verdict !== 'ready') counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return [...counts].map(([verdict, count]) => [sharedOwnerTexts.bulk.verdicts[verdict], count])
}

/** The greatest number of addresses in one call. Source: docs/spec/contract.md#shared-subscription-operations. */
const maxWishes = 50

/** Judges the addresses one after the other, as the service will; it has the last word. */
export function judgeRows(entries: readonly ListEntry[], { plan, ownEmail, unsent }: Given): JudgedRow[] {
  const seen = new Set<string>()
  const unsentKeys = new Set(unsent.map(emailKey))
  const states = new Map(plan.childusers.map(({ email, status }) => [emailKey(email), status]))
  let [free, sent] = [plan.max_members - plan.used, 0]
  const judge = (email: string): Verdict => {
    const key = emailKey(email)
    if (reasonAgainstEmail(normalizedEmail(email))) return 'invalid'
    if (seen.has(key)) return 'twice'
    seen.add(key)
    const hasSeat = unsentKeys.has(key)
    if (ownEmail !== undefined && untaggedEmailKey(email) === untaggedEmailKey(ownEmail)) return 'self'
    const state = states.get(key)
    if (state === 'activated' || state === 'accepted') return 'reads'
    if (state === 'invited' && !hasSeat) return 'invited'
    if (plan.type === 'company' && !isAllowedDomain(email, plan.allowed_domains)) return 'domain'
    if (!hasSeat && free <= 0) return 'noSeat'
    if (sent >= maxWishes) return 'later'
    sent += 1
    if (!hasSeat) free -= 1
    return 'ready'
  }
  return entries.map((entry) => ({ ...entry, verdict: judge(entry.email) }))
}

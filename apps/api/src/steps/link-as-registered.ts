import type { Deps } from '../deps.ts'
import type { Tx } from '../store/db.ts'
import type { PendingRegistration } from '../store/pending-registrations.ts'
import { enqueueEntry, type RegisteredLinkEntry } from './outbox-entries.ts'

const fields = [
  'gp_number',
  'postcode',
  'street',
  'housenumber',
  'city',
  'given_name',
  'family_name',
  'company_name',
] as const

/**
 * Leaves it to the outbox to link the customer the registration form named: the publisher may be down, and a link that
 * fails never stops an activation. Source: contract.md §3 "register".
 */
export async function linkAsRegistered(
  tx: Tx,
  { accountId, attempt }: { accountId: string; attempt: PendingRegistration | undefined },
  work: Pick<Deps, 'ids' | 'secrets' | 'publisher'> & { now: Date },
): Promise<void> {
  const profile = (attempt?.profile ?? {}) as Record<string, string | null>
  if (!attempt || !(profile.gp_number || profile.postcode)) return
  const given = fields.flatMap((field) => (profile[field] ? [[field, profile[field]] as const] : []))
  const form: RegisteredLinkEntry['form'] = Object.fromEntries(given)
  await enqueueEntry(tx, work, {
    kind: 'publisher.link_registered',
    payload: { accountId, edition: attempt.edition, form },
    now: work.now,
  })
}

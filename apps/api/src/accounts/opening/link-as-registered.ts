import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { RegisteredLinkEntry } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import type { PendingRegistration } from '../store/pending-registrations.ts'

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
 * Lets the outbox link the customer from the registration form: the publisher may be down, and a link that fails must not
 * stop an activation. Source: docs/spec/contract.md#registering.
 */
export async function linkAsRegistered(
  tx: Tx,
  { accountId, attempt }: { accountId: string; attempt: PendingRegistration | undefined },
  work: Work,
): Promise<void> {
  const profile = attempt?.profile ?? {}
  if (!attempt || !(profile.gp_number || profile.postcode)) return
  const given = fields.flatMap((field) => (profile[field] ? [[field, profile[field]] as const] : []))
  const form: RegisteredLinkEntry['form'] = Object.fromEntries(given)
  await enqueueEntry(
    tx,
    {
      kind: 'publisher.link_registered',
      payload: { accountId, edition: attempt.edition, form },
    },
    work,
  )
}

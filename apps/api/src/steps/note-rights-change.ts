import { type CustomerCopy, isRunning } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { findLinkHolder } from '../store/account-links.ts'
import { tellRelay } from './enqueue-mail.ts'
import { enqueueEntry } from './outbox-entries.ts'

/**
 * Lets what rests on the rights of a customer's own reader follow, where a look at the publisher shows others than the
 * copy did until now: a plan renewed without an event resumes what its end had paused.
 */
export async function noteRightsChange(
  gpNumber: string,
  { before, after }: { before: CustomerCopy | null; after: CustomerCopy },
  work: Deps & { now: Date },
): Promise<void> {
  if (!before || rightsOf(before, work.now) === rightsOf(after, work.now)) return
  const reader = await findLinkHolder(work.db, gpNumber)
  if (!reader) return
  const payload = { accountId: reader.id }
  await enqueueEntry(work.db, work, { kind: 'rights.changed', payload, now: work.now })
  tellRelay(work)
}

const rightsOf = ({ subscriptions }: CustomerCopy, now: Date) =>
  subscriptions
    .filter((plan) => isRunning(plan, now))
    .flatMap(({ edition, rights }) => rights.map((right) => `${edition} ${right}`))
    .sort()
    .join()

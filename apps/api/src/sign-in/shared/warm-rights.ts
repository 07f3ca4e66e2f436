import type { Work } from '../../context.ts'
import { copiedReader, readerRights } from '../../customers/shared/reader-rights.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { FoundEntry } from '../../outbox/entries.ts'

/** A working publisher answers well within this time. Our choice: nobody notices the wait at a login. */
const maxWaitMs = 300

/**
 * Refreshes the copies for a reader's rights, and looks for the customer of one who has no number yet, so that the first
 * page after a login shows the plan. Waits only a moment and never rejects: a failure shows again when the rights are
 * needed, and the next login looks again.
 */
export async function warmRights(proven: FoundEntry, work: Work): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, maxWaitMs)
  })
  const done = warm(proven, work).then(ignore, ignore)
  await Promise.race([done, limit])
  clearTimeout(late)
}

async function warm(proven: FoundEntry, work: Work): Promise<void> {
  const reader = await copiedReader(proven.accountId, work)
  await Promise.all([
    readerRights(reader, { edition: proven.edition }, work),
    ...(reader.copies.own.length === 0 ? [lookForCustomer(proven, work)] : []),
  ])
}

/** Writes nothing, unless the publisher has somebody with this address. */
async function lookForCustomer(payload: FoundEntry, work: Work): Promise<void> {
  const numbers = await work.publisher.customersOf(payload.email)
  if (!numbers?.length) return
  const id = await enqueueEntry(work.db, { kind: 'publisher.link_found', payload }, work)
  await work.deliverNow([id], maxWaitMs)
}

const ignore = () => undefined

import type { Work } from '../../context.ts'
import { linkFound, type Proven } from '../customers/link-found.ts'
import { copiedReader, readerRights } from '../customers/reader-rights.ts'

/** A working publisher answers well within this time. Our choice: nobody notices the wait at a login. */
const maxWaitMs = 300

/**
 * Refreshes the copies for a reader's rights, and looks for the customer of one who has no number yet, so that the first
 * page after a login shows the plan. Waits only a moment and never rejects: a failure shows again when the rights are
 * needed, and the next login looks again.
 */
export async function warmRights(proven: Proven, edition: string, work: Work): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, maxWaitMs)
  })
  const done = warm(proven, edition, work).then(ignore, ignore)
  await Promise.race([done, limit])
  clearTimeout(late)
}

async function warm(proven: Proven, edition: string, work: Work): Promise<void> {
  const reader = await copiedReader(proven.accountId, work)
  await Promise.all([
    readerRights(reader, { edition }, work),
    ...(reader.copies.own.length === 0 ? [linkFound(proven, { edition }, work)] : []),
  ])
}

const ignore = () => undefined

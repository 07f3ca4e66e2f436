import type { Work } from '../../context.ts'
import { copiedReader, readerRights } from '../customers/reader-rights.ts'

/** A working publisher answers well within this time. Our choice: nobody notices the wait at a login. */
const maxWaitMs = 300

/**
 * Refreshes the copies for a reader's rights, so that the first page after a login shows the plan. Waits only a moment and
 * never rejects: a failure shows again when the rights are needed.
 */
export async function warmRights(accountId: string, edition: string, work: Work): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, maxWaitMs)
  })
  const done = copiedReader(accountId, work)
    .then((reader) => readerRights(reader, { edition }, work))
    .then(ignore, ignore)
  await Promise.race([done, limit])
  clearTimeout(late)
}

const ignore = () => undefined

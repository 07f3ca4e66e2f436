import type { Work } from '../../context.ts'
import { readerRights } from '../../domain/customers/reader-rights.ts'

/** A publisher that is up answers well within this; our choice: nobody notices the wait at a login. */
const mostWaitMs = 300

/**
 * Brings the copies behind a reader's rights up to date, so that the first page after a login shows the plan. Waits a
 * moment at most and never fails: what goes wrong here shows where the rights are asked for.
 */
export async function warmRights(accountId: string, edition: string, work: Work): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    late = setTimeout(resolve, mostWaitMs)
  })
  const done = readerRights(accountId, { edition }, work).then(ignore, ignore)
  await Promise.race([done, limit])
  clearTimeout(late)
}

const ignore = () => undefined

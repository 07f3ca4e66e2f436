import type { Work } from '../context.ts'
import { type LinkToken, storeDecidedMail } from '../sign-in/store/decided-mails.ts'
import { handOver, newEntry } from './enqueue.ts'
import type { MailEntry } from './entries.ts'
import { mailTakes, wereWithin } from './mail-allowed.ts'

/**
 * Finishes an entry after the answer by a mail to `subject`, an untagged address key, in one statement, unless its limit is
 * full (then the entry alone is finished) or another process has done it.
 */
export async function finishWithMail(
  entryId: string,
  { payload, subject, tokens }: { payload: MailEntry; subject: string; tokens: readonly LinkToken[] },
  work: Work,
): Promise<void> {
  const mail = newEntry({ kind: 'mail', payload }, work)
  const takes = mailTakes(payload.purpose, subject, work)
  const taken = await storeDecidedMail(work.pool, { entryId, takes, tokens, mail, now: work.now })
  if (taken.length > 0 && (await wereWithin(work.pool, taken))) handOver(mail, work)
}

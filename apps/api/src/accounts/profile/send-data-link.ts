import { dataLink } from '@leserkonto/mails'
import { untaggedEmailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { DataLinkEntry } from '../../outbox/entries.ts'
import { finishWithMail } from '../../outbox/finish-with-mail.ts'
import { dataToken } from '../shared/data-link.ts'

/** After the answer: sends the link, whatever is known of the address, unless it was sent too many of them. */
export async function sendDataLink(
  { email, edition }: DataLinkEntry,
  entryId: string,
  work: Work,
): Promise<void> {
  const mail = dataLink({ token: dataToken(email, work) }, work.edition(edition))
  const payload = { purpose: 'data_link', to: email, edition, mail }
  await finishWithMail(entryId, { payload, subject: untaggedEmailKey(email), tokens: [] }, work)
}

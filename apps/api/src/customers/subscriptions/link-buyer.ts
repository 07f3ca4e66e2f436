import { emailKey } from '@leserkonto/rules'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import type { CustomerEntry, FoundEntry } from '../../outbox/entries.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { askForCustomer } from '../shared/customer-copy.ts'
import { addressOnFile } from '../shared/link-customer.ts'
import { linkFound } from '../shared/link-found.ts'

/** After an event about a customer nobody has linked: links them to the account that has proven their e-mail address. */
export async function linkBuyer({ gpNumber }: CustomerEntry, entryId: string, work: Work): Promise<void> {
  const record = await askForCustomer(gpNumber, work)
  const onFile = record && addressOnFile(record)
  const account = onFile ? await findAccountByEmail(work.db, emailKey(onFile)) : null
  if (account) {
    const { id: accountId, email, source: edition } = account
    await linkFound({ accountId, email }, { edition, also: gpNumber }, work)
  }
  await finishEntry(work.db, entryId)
}

/** After a sign-in of a reader without a number, for whose address the publisher has somebody. */
export async function linkSignedIn(reader: FoundEntry, entryId: string, work: Work): Promise<void> {
  await linkFound(reader, { edition: reader.edition }, work)
  await finishEntry(work.db, entryId)
}

import { newDevice } from '@leserkonto/mails'
import { emailKey } from '@leserkonto/rules'
import { createNotMeToken } from '../../accounts/shared/not-me-token.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import type { NewDeviceEntry } from '../../outbox/entries.ts'
import { tellBrowsers } from '../../outbox/tell-browsers.ts'
import type { Tx } from '../../store/database/db.ts'

/**
 * Sends the owner a mail about a login from an unknown browser; the login itself decided that it is unknown. Runs in the
 * transaction that finishes its entry.
 */
export async function tellOfDevice(tx: Tx, entry: NewDeviceEntry, work: Work): Promise<void> {
  const { accountId, to, edition, device, at } = entry
  const account = await findAccount(tx, accountId)
  if (!account) return
  const about = { accountId, emailKey: emailKey(to), payload: { matter: 'device' } } as const
  const notMeToken = await createNotMeToken(tx, about, work)
  const reader = account.email === to ? account : null
  const mail = newDevice({ device, at: new Date(at), notMeToken }, work.edition(edition), reader)
  await tellBrowsers(tx, { accountId, notice: { kind: 'device', device } }, work)
  await enqueueMail(tx, { purpose: 'new_device', to, edition, mail }, work)
}

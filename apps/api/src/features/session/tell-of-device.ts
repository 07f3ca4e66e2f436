import { newDevice } from '@leserkonto/mails'
import type { Work } from '../../context.ts'
import { deliverMail } from '../../outbox/deliver-mail.ts'
import type { NewDeviceEntry } from '../../outbox/entries.ts'

/** Sends the owner a mail about a login from an unknown browser; the login itself decided that it is unknown. */
export async function tellOfDevice(entry: NewDeviceEntry, entryId: string, work: Work): Promise<void> {
  const { to, edition, device, at } = entry
  const mail = newDevice({ device, at: new Date(at) }, work.edition(edition))
  await deliverMail({ purpose: 'new_device', to, edition, mail }, entryId, work)
}

import type { HeldData, PortalView } from '@leserkonto/pages'
import { emailKey } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { addressData, emailChangeData, invitationData } from '../../domain/accounts/address-data.ts'
import { provenBy } from '../../domain/accounts/data-link.ts'
import { findAccountByEmail } from '../../store/accounts.ts'
import { readStrangerFile } from '../../store/address-files.ts'

/** What is stored of the address whose mailbox the token proves. An account shows its own to who signs in. */
export async function heldData(token: string | undefined, work: Work): Promise<PortalView> {
  const email = token && provenBy(token, work)
  return { page: 'heldData', held: email ? await heldOf(email, work) : null }
}

async function heldOf(email: string, work: Work): Promise<HeldData> {
  const { db, secrets } = work
  const key = emailKey(email)
  if (await findAccountByEmail(db, key)) return { email, parts: null }
  const file = await readStrangerFile(db, { emailKey: key, emailHmac: secrets.mac('address', key) })
  const parts = {
    ...addressData(file, work),
    email_changes: file.emailChanges.map(emailChangeData),
    invitations: file.memberships.map((seat) => invitationData('member', seat)),
  }
  return { email, parts }
}

import type { HeldData, PortalView } from '@leserkonto/pages'
import { emailKey } from '@leserkonto/rules'
import { addressData, emailChangeData, invitationData } from '../../accounts/shared/address-data.ts'
import { provenBy } from '../../accounts/shared/data-link.ts'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import { readStrangerFile } from '../../accounts/store/address-files.ts'
import type { With, Work } from '../../context.ts'
import { knownCatalogue } from '../../newsletters/shared/newsletter-catalogue.ts'

/** Where a link was sent, for the browser that has asked for it: the same for every address. */
export async function dataSent(
  sealed: string | undefined,
  { secrets }: With<'secrets'>,
): Promise<PortalView> {
  try {
    const [, email = null] = /^asked (.+)$/.exec(secrets.open(sealed ?? '')) ?? []
    return { page: 'dataSent', email }
  } catch {
    return { page: 'dataSent', email: null }
  }
}

/** What is stored of the address whose mailbox the token proves. An account shows its own to who signs in. */
export async function heldData(token: string | undefined, work: Work): Promise<PortalView> {
  if (token === undefined) return { page: 'heldData', held: 'missing' }
  const email = provenBy(token, work)
  if (email === undefined) return { page: 'heldData', held: 'incomplete' }
  return { page: 'heldData', held: email === null ? null : await heldOf(email, work) }
}

async function heldOf(email: string, work: Work): Promise<HeldData> {
  const { db, secrets } = work
  const key = emailKey(email)
  if (await findAccountByEmail(db, key)) return { email, parts: null, newsletters: {} }
  const file = await readStrangerFile(db, { emailKey: key, emailHmac: secrets.mac('address', key) })
  const parts = {
    ...addressData(file, work),
    email_changes: file.emailChanges.map(emailChangeData),
    invitations: file.memberships.map((seat) => invitationData('member', seat)),
  }
  return { email, parts, newsletters: await titlesIn(parts, work) }
}

/** Names of the newsletters that the data speak of, by their ids; none of an edition whose list nobody knows now. */
async function titlesIn(
  { newsletters, consents, registrations }: ReturnType<typeof addressData>,
  work: With<'publisher'>,
): Promise<Readonly<Record<string, string>>> {
  const editions = new Set([...newsletters, ...consents, ...registrations].map(({ edition }) => edition))
  const lists = await Promise.all([...editions].map((edition) => knownCatalogue(edition, work)))
  return Object.fromEntries(
    lists.flatMap((list) => list?.newsletters ?? []).map(({ id, title }) => [id, title]),
  )
}

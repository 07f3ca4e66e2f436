import type { CopiedSubscription } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { type AccountExport, addressData, emailChangeData, invitationData } from '../shared/address-data.ts'
import { type AccountFile, readAccountFile } from '../store/account-files.ts'
import type { Account } from '../store/accounts.ts'

/**
 * Everything stored about one reader, with the field names of the contract. Without secrets and their hashes, which are
 * not information about a person. Source: docs/spec/flows.md#information-and-export.
 */
export async function exportAccount(account: Account, work: Work): Promise<AccountExport> {
  const { db, secrets, now } = work
  const { id: accountId, emailKey } = account
  const emailHmac = secrets.mac('address', emailKey)
  const file = await readAccountFile(db, { accountId, emailKey, emailHmac })
  return {
    exported_at: now.toISOString(),
    profile: profileOf(account),
    links: file.numbers.map(linkOf),
    unlinked: file.unlinked.map(({ gpNumber, at }) => ({ gp_number: gpNumber, at: at.toISOString() })),
    plans: file.numbers.flatMap(({ copy }) => copy?.subscriptions.map(planOf) ?? []),
    ...wordsOf(file),
    partners: partnersOf(file, work),
    ...addressData(file, work),
    email_changes: file.emailChanges.map(emailChangeData),
    invitations: [
      ...file.memberships.map((seat) => invitationData('member', seat)),
      ...file.invited.map((seat) => invitationData('owner', seat)),
    ],
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

const profileOf = (account: Account): AccountExport['profile'] => ({
  id: account.id,
  email: account.email,
  status: account.status,
  given_name: account.givenName,
  family_name: account.familyName,
  username: account.username,
  gender: account.gender,
  customer_type: account.customerType,
  company_name: account.companyName,
  birth_date: account.birthDate?.toISOString().slice(0, 10) ?? null,
  source: account.source,
  picture: account.picture,
  created_at: account.createdAt.toISOString(),
  activated_at: iso(account.activatedAt),
})

const wordsOf = (file: AccountFile) => ({
  sessions: file.sessions.map(({ createdAt, lastSeenAt, edition, device }) => ({
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    edition,
    device,
  })),
  sign_ons: file.signOns.map(({ createdAt, lastSeenAt, expiresAt }) => ({
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  })),
  passkeys: file.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    created_at: createdAt.toISOString(),
    last_used_at: iso(lastUsedAt),
  })),
  push_browsers: file.pushes.map(({ createdAt, edition, device, topics }) => ({
    created_at: createdAt.toISOString(),
    edition,
    device,
    topics,
  })),
  settings: file.settings.map(({ name, value }) => ({ name, value })),
  favourites: file.favourites.map(({ edition, itemId, title, url, createdAt }) => ({
    edition,
    id: itemId,
    title,
    url,
    created_at: createdAt.toISOString(),
  })),
  free_articles: file.freeArticles.map(({ edition, articleId, openedAt }) => ({
    edition,
    article_id: articleId,
    opened_at: openedAt.toISOString(),
  })),
  gifts: file.gifts.map(({ edition, title, url, createdAt, expiresAt, revokedAt, readings }) => ({
    edition,
    title,
    url,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: iso(revokedAt),
    readings,
  })),
  known_browsers: file.knownDevices.map(({ seenAt }) => ({ last_seen_at: seenAt.toISOString() })),
  opened_access: file.accesses.map(({ edition, right, beganAt, endsAt }) => ({
    edition,
    rights: [right],
    began_at: beganAt.toISOString(),
    ends_at: endsAt.toISOString(),
  })),
  // Who it was is on record, and no matter of the reader's.
  staff_acts: file.staffActs.toReversed().map(({ at, role, act, reason, identified }) => ({
    at: at.toISOString(),
    by: role,
    act,
    why: reason,
    identified,
  })),
  staff_notes: file.notes.toReversed().map(({ at, text: note }) => ({ at: at.toISOString(), note })),
  events: file.events.map(eventOf),
})

function linkOf({
  gpNumber,
  method,
  linkedAt,
  copy,
}: AccountFile['numbers'][number]): AccountExport['links'][number] {
  return {
    gp_number: gpNumber,
    method,
    linked_at: iso(linkedAt),
    customer_type: copy?.customer_type ?? null,
    company_name: copy?.company_name ?? null,
    postcode: copy?.postcode ?? null,
    birth_date: copy?.birth_date ?? null,
    roles: [...(copy?.roles ?? [])],
    fetched_at: iso(copy?.fetchedAt ?? null),
  }
}

function planOf({ flags, ...plan }: CopiedSubscription): AccountExport['plans'][number] {
  const { id, product, title, edition, rights, start_date, end_date, price, renews_at, notice } = plan
  const { bundle_text, ...marks } = flags
  const set = Object.entries(marks).flatMap(([name, isSet]) => (isSet ? name : []))
  return {
    id,
    product,
    title,
    edition,
    rights,
    valid_from: start_date,
    valid_until: end_date,
    flags: set,
    bundle_text,
    price: price ?? null,
    renews_at: renews_at ?? null,
    notice: notice ?? null,
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** `detail`: only what the audit of the service wrote. */
function eventOf({
  at,
  actor,
  action,
  detail,
}: AccountFile['events'][number]): AccountExport['events'][number] {
  const { method, device, edition, name, partner } = detail
  return {
    at: at.toISOString(),
    actor,
    action,
    method: text(method),
    device: text(device),
    edition: text(edition),
    about: text(name ?? partner),
  }
}

const partnersOf = ({ partners }: AccountFile, { openId }: With<'openId'>): AccountExport['partners'] =>
  partners.map(({ clientId, scopes, givenAt }) => ({
    client_id: clientId,
    name: openId.clients.find(({ client_id }) => client_id === clientId)?.name ?? clientId,
    scopes,
    allowed_at: givenAt.toISOString(),
  }))

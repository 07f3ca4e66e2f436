import type { Work } from '../../context.ts'
import { unlinkCustomer } from '../../customers/shared/unlink-customer.ts'
import { findLinks } from '../../customers/store/account-links.ts'
import { forgetWhichFreeArticles } from '../../customers/store/free-articles.ts'
import { dropLinkProofs } from '../../customers/store/link-proofs.ts'
import { forgetRefusalsSince } from '../../customers/store/link-refusals.ts'
import { endSeatsSince } from '../../seats/plans/end-seats-since.ts'
import type { FormerPayload } from '../../sign-in/store/token-payloads.ts'
import type { Tx } from '../../store/database/db.ts'
import { type Account, saveProfile, setSeatNotice } from '../store/accounts.ts'
import { forgetEmailChangesSince } from '../store/email-changes.ts'
import { removeFavouritesSince } from '../store/favourites.ts'
import { revokeGiftsSince } from '../store/gifts.ts'
import { hasPictureSince, usePicture } from '../store/picture-objects.ts'
import { removeSettingsSince } from '../store/settings.ts'

/** The account as it is before it goes back, the instant it had changed hands, and what its former mailbox was told. */
type Additions = { account: Account; since: Date; former: FormerPayload }

/**
 * Takes from an account what came to it since it changed hands. That belongs to the other owner, who can link, accept and
 * enter it again. Call this before the address changes, so that the mails about it go to that owner. Newsletters stay here;
 * `endForeignLists` ends them. Source: docs/spec/security.md#taking-an-account-back.
 */
export async function removeAdditions(tx: Tx, additions: Additions, work: Work): Promise<void> {
  const { account, since, former } = additions
  const { id } = account
  await unlinkSince(tx, additions, work)
  const ownerGpNumbers = (await findLinks(tx, id)).map(({ gpNumber }) => gpNumber)
  await endSeatsSince(tx, { account, since, ownerGpNumbers }, work)
  await setSeatNotice(tx, id, null)
  await saveProfile(tx, id, personOf(former))
  if (await hasPictureSince(tx, id, since)) await usePicture(tx, id, null, work.now)
  await removeSettingsSince(tx, id, since)
  await removeFavouritesSince(tx, id, since)
  // Both stay counted. Otherwise a reader who changes the address and takes it back would begin the count again.
  await forgetWhichFreeArticles(tx, id, since)
  await revokeGiftsSince(tx, id, { since, revokedAt: work.now })
  await forgetEmailChangesSince(tx, id, since)
}

async function unlinkSince(tx: Tx, { account, since, former }: Additions, work: Work): Promise<void> {
  const { id: accountId } = account
  for (const { gpNumber, linkedAt } of await findLinks(tx, accountId)) {
    const link = { accountId, gpNumber, edition: former.edition, by: 'taken_back' } as const
    if (linkedAt > since) await unlinkCustomer(tx, link, work)
  }
  await forgetRefusalsSince(tx, accountId, since)
  await dropLinkProofs(tx, accountId)
}

/** A link that was mailed by the release before has none. */
const personOf = ({ person }: FormerPayload) =>
  person ? { ...person, birthDate: person.birthDate === null ? null : new Date(person.birthDate) } : {}

import { findLinks } from '../../customers/store/account-links.ts'
import { findRefusals } from '../../customers/store/link-refusals.ts'
import { findRightsCopy } from '../../customers/store/rights-copies.ts'
import { findAccessOf } from '../../desk/store/granted-access.ts'
import { findStaffActsOf, findStaffNotes } from '../../desk/store/staff-acts.ts'
import { findPushRows } from '../../push/store/push-subscriptions.ts'
import { findPasskeys } from '../../sign-in/store/passkeys.ts'
import type { DbOrTx } from '../../store/database/db.ts'
import { type AddressOf, readAddressFile } from './address-files.ts'

/** Whose data is read: the account, its address as key and as keyed hash. */
export type FileOf = AddressOf & { accountId: string }

/** Everything that belongs to an account, oldest first, for the export of the reader's data. */
export async function readAccountFile(db: DbOrTx, { accountId, emailKey, emailHmac }: FileOf) {
  const byAccount = { where: { accountId } }
  const links = await findLinks(db, accountId)
  const ownerGpNumber = { in: links.map(({ gpNumber }) => gpNumber) }
  const seat = { include: { sharedSubscription: true }, orderBy: { invitedAt: 'asc' } } as const
  return {
    ...(await readAddressFile(db, { emailKey, emailHmac })),
    emailChanges: await db.emailChange.findMany({ ...byAccount, orderBy: { requestedAt: 'asc' } }),
    memberships: await db.sharedSeat.findMany({ where: { OR: [{ accountId }, { emailKey }] }, ...seat }),
    invited: await db.sharedSeat.findMany({ where: { sharedSubscription: { ownerGpNumber } }, ...seat }),
    numbers: await Promise.all(
      links.map(async (link) => ({ ...link, copy: await findRightsCopy(db, link.gpNumber) })),
    ),
    unlinked: await findRefusals(db, accountId),
    knownDevices: await db.knownDevice.findMany({ ...byAccount, orderBy: { seenAt: 'asc' } }),
    sessions: await db.session.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    signOns: await db.signOnSession.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    passkeys: await findPasskeys(db, accountId),
    partners: await db.partnerConsent.findMany({ ...byAccount, orderBy: { givenAt: 'asc' } }),
    pushes: await findPushRows(db, accountId),
    settings: await db.setting.findMany({ ...byAccount, orderBy: { name: 'asc' } }),
    favourites: await db.favourite.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    freeArticles: await db.meteredArticle.findMany({ ...byAccount, orderBy: { openedAt: 'asc' } }),
    gifts: await db.articleGift.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    accesses: await findAccessOf(db, accountId),
    staffActs: await findStaffActsOf(db, accountId),
    notes: await findStaffNotes(db, accountId),
    events: await db.auditEvent.findMany({ ...byAccount, orderBy: { at: 'asc' } }),
  }
}

/** All stored data of an account. */
export type AccountFile = Awaited<ReturnType<typeof readAccountFile>>

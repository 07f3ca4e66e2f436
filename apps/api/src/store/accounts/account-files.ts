import { findRightsCopy } from '../customers/rights-copies.ts'
import type { DbOrTx } from '../database/db.ts'
import { findPasskeys } from '../sessions/passkeys.ts'
import { type AddressOf, readAddressFile } from './address-files.ts'

/** Whose data is read: the account, its address as key and as keyed hash, its customer number. */
export type FileOf = AddressOf & { accountId: string; gpNumber: string | null }

/** Everything that belongs to an account, oldest first, for the export of the reader's data. */
export async function readAccountFile(db: DbOrTx, { accountId, emailKey, emailHmac, gpNumber }: FileOf) {
  const byAccount = { where: { accountId } }
  const seat = { include: { sharedSubscription: true }, orderBy: { invitedAt: 'asc' } } as const
  return {
    ...(await readAddressFile(db, { emailKey, emailHmac })),
    emailChanges: await db.emailChange.findMany({ ...byAccount, orderBy: { requestedAt: 'asc' } }),
    memberships: await db.sharedSeat.findMany({ where: { OR: [{ accountId }, { emailKey }] }, ...seat }),
    invited: gpNumber
      ? await db.sharedSeat.findMany({ where: { sharedSubscription: { ownerGpNumber: gpNumber } }, ...seat })
      : [],
    copy: gpNumber ? await findRightsCopy(db, gpNumber) : null,
    knownDevices: await db.knownDevice.findMany({ ...byAccount, orderBy: { seenAt: 'asc' } }),
    sessions: await db.session.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    signOns: await db.signOnSession.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    passkeys: await findPasskeys(db, accountId),
    partners: await db.partnerConsent.findMany({ ...byAccount, orderBy: { givenAt: 'asc' } }),
    settings: await db.setting.findMany({ ...byAccount, orderBy: { name: 'asc' } }),
    favourites: await db.favourite.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    events: await db.auditEvent.findMany({ ...byAccount, orderBy: { at: 'asc' } }),
  }
}

/** All stored data of an account. */
export type AccountFile = Awaited<ReturnType<typeof readAccountFile>>

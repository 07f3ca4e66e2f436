import { findConsentEvents } from './consent-events.ts'
import type { DbOrTx } from './db.ts'
import { findPasskeys } from './passkeys.ts'

/** Whose data is read: the account, its address as key and as keyed hash, its customer number. */
export type FileOf = { accountId: string; emailKey: string; emailHmac: string; gpNumber: string | null }

/** Everything that belongs to an account, oldest first, for the export of the reader's data. */
export async function readAccountFile(db: DbOrTx, { accountId, emailKey, emailHmac, gpNumber }: FileOf) {
  const byAccount = { where: { accountId } }
  const newsletterUser = await db.newsletterUser.findUnique({
    where: { emailKey },
    include: { subscriptions: { orderBy: { newsletterId: 'asc' } } },
  })
  const seat = { include: { sharedSubscription: true }, orderBy: { invitedAt: 'asc' } } as const
  return {
    emailChanges: await db.emailChange.findMany({ ...byAccount, orderBy: { requestedAt: 'asc' } }),
    subscriptions: newsletterUser?.subscriptions ?? [],
    consents: await findConsentEvents(db, { emailKey, emailHmac }),
    memberships: await db.sharedSeat.findMany({ where: { OR: [{ accountId }, { emailKey }] }, ...seat }),
    invited: gpNumber
      ? await db.sharedSeat.findMany({ where: { sharedSubscription: { ownerGpNumber: gpNumber } }, ...seat })
      : [],
    sessions: await db.session.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    signOns: await db.signOnSession.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    passkeys: await findPasskeys(db, accountId),
    partners: await db.partnerConsent.findMany({ ...byAccount, orderBy: { givenAt: 'asc' } }),
    settings: await db.setting.findMany({ ...byAccount, orderBy: { name: 'asc' } }),
    favourites: await db.favourite.findMany({ ...byAccount, orderBy: { createdAt: 'asc' } }),
    mails: await db.mailLog.findMany({ where: { recipientHmac: emailHmac }, orderBy: { at: 'asc' } }),
    events: await db.auditEvent.findMany({ ...byAccount, orderBy: { at: 'asc' } }),
  }
}

/** All stored data of an account. */
export type AccountFile = Awaited<ReturnType<typeof readAccountFile>>

import type { TokenPurpose } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import { findConsentEvents } from './consent-events.ts'

/** An address as key and as keyed hash. */
export type AddressOf = { emailKey: string; emailHmac: string }

/** Links that name the address they went to; all others hang on an account, a list or a seat. */
const linkPurposes = ['activation', 'login_register', 'password_reset', 'take_back'] satisfies TokenPurpose[]

/** What is stored under an address whether or not it has an account, oldest first. */
export async function readAddressFile(db: DbOrTx, { emailKey, emailHmac }: AddressOf) {
  const newsletterUser = await db.newsletterUser.findUnique({
    where: { emailKey },
    include: { subscriptions: { orderBy: { newsletterId: 'asc' } } },
  })
  const byKey = { where: { emailKey }, orderBy: { createdAt: 'asc' } } as const
  const byHash = { where: { emailHmac } }
  return {
    registrations: await db.pendingRegistration.findMany(byKey),
    loginCodes: await db.loginCode.findMany(byKey),
    links: await db.oneTimeToken.findMany({
      ...byKey,
      where: { emailKey, purpose: { in: [...linkPurposes] } },
    }),
    newsletterUser,
    subscriptions: newsletterUser?.subscriptions ?? [],
    consents: await findConsentEvents(db, { emailKey, emailHmac }),
    suppressions: await db.suppression.findMany({ ...byHash, orderBy: { at: 'asc' } }),
    declarations: await db.cancellation.findMany({ ...byHash, orderBy: { receivedAt: 'asc' } }),
    mails: await db.mailLog.findMany({ where: { recipientHmac: emailHmac }, orderBy: { at: 'asc' } }),
  }
}

/** What is stored under an address. */
export type AddressFile = Awaited<ReturnType<typeof readAddressFile>>

/** What only an address without an account is shown: seats it was invited to, and accounts that were to get it. */
export async function readStrangerFile(db: DbOrTx, address: AddressOf) {
  const { emailKey } = address
  return {
    ...(await readAddressFile(db, address)),
    emailChanges: await db.emailChange.findMany({
      where: { newEmailKey: emailKey },
      orderBy: { requestedAt: 'asc' },
    }),
    memberships: await db.sharedSeat.findMany({
      where: { emailKey },
      include: { sharedSubscription: true },
      orderBy: { invitedAt: 'asc' },
    }),
  }
}

/** All that is stored of an address without an account. */
export type StrangerFile = Awaited<ReturnType<typeof readStrangerFile>>

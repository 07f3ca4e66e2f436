import type { Output, session } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { customerFlags, pictureAddress } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Account } from '../../store/accounts.ts'
import type { DbOrTx } from '../../store/db.ts'
import { findOpenEmailChange } from '../../store/email-changes.ts'
import { findReaderCopies } from '../../store/rights-copies.ts'
import { findOpenInvitations } from '../../store/shared-seats.ts'

type UserInfo = Output<typeof session.userinfo>

/**
 * Everything the account knows about its reader; never waits for the publisher. Source: docs/spec/account.md#user-data.
 */
export async function userInfoOf(
  account: Account,
  edition: ServedEdition,
  { db, pool, now }: Work,
): Promise<UserInfo> {
  const copies = await findReaderCopies(pool, account.id)
  const change = await findOpenEmailChange(db, account.id, now)
  return {
    ...personOf(account),
    ...customerFlags(copies, {
      now,
      customerType: account.customerType,
      companyName: account.companyName,
    }),
    roles: ['reader'],
    image_url: account.picture,
    profile_picture: account.picture && pictureAddress(account.picture, edition.ownUrl),
    pending_email: change?.newEmail ?? null,
    seat_notice: await seatNoticeOf(account, db, now),
  }
}

/** Why a seat could not be given; null as soon as its invitation can no longer be accepted. */
async function seatNoticeOf({ seatNotice, emailKey }: Account, db: DbOrTx, now: Date) {
  if (seatNotice === null) return null
  const open = await findOpenInvitations(db, emailKey, now)
  return open.length > 0 ? seatNotice : null
}

function personOf(account: Account) {
  return {
    sub: account.id,
    email: account.email,
    given_name: account.givenName,
    family_name: account.familyName,
    username: account.username,
    gender: account.gender as UserInfo['gender'],
    gp_number: account.gpNumber,
    company_name: account.companyName,
    customer_type: account.customerType as UserInfo['customer_type'],
    is_lightuser: !account.givenName && !account.familyName && !account.gpNumber,
    birth_date: account.birthDate?.toISOString().slice(0, 10) ?? null,
    source: account.source,
  }
}

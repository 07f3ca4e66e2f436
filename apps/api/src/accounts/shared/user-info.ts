import type { Output, session } from '@leserkonto/contracts'
import { isSignOn, type ServedEdition } from '@leserkonto/editions'
import { customerFlags, firstNumber, pictureAddress } from '@leserkonto/rules'
import type { Reader } from '../../sign-in/store/readers.ts'

type UserInfo = Output<typeof session.userinfo>

/**
 * Everything the account knows about its reader; never waits for the publisher. Source: docs/spec/account.md#user-data.
 */
export function userInfoOf(reader: Reader, edition: ServedEdition, now: Date): UserInfo {
  const customer = customerFlags(reader.copies, {
    edition: isSignOn(edition) ? null : edition.shortcut,
    now,
    customerType: reader.customerType,
    companyName: reader.companyName,
  })
  return {
    ...personOf(reader),
    ...customer,
    birth_date: customer.birth_date ?? reader.birthDate,
    birth_date_of: customer.birth_date ? 'publisher' : reader.birthDate ? 'reader' : null,
    image_url: reader.picture,
    profile_picture: reader.picture && pictureAddress(reader.picture, edition.ownUrl),
    pending_email: reader.pendingEmail,
    seat_notice: reader.seatNotice,
  }
}

function personOf(reader: Reader) {
  return {
    sub: reader.accountId,
    email: reader.email,
    given_name: reader.givenName,
    family_name: reader.familyName,
    username: reader.username,
    has_password: reader.hasPassword,
    gender: reader.gender,
    gp_number: firstNumber(reader.copies),
    gp_numbers: reader.copies.own.map(({ gpNumber }) => gpNumber),
    found_gp_numbers: reader.copies.own.flatMap(({ gpNumber, found }) => (found ? gpNumber : [])),
    company_name: reader.companyName,
    customer_type: reader.customerType,
    is_lightuser: !reader.givenName && !reader.familyName && reader.copies.own.length === 0,
    source: reader.source,
  }
}

import { deletionReasons, inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { AccountExport } from './account-export.ts'
import { companyRule } from './across-fields.ts'
import {
  BirthDate,
  CompanyName,
  CustomerType,
  EditionName,
  Email,
  freeText,
  Gender,
  Password,
  PersonName,
  Token,
  Username,
} from './fields.ts'
import { operation } from './operation.ts'
import { UserInfo } from './session.ts'

/**
 * PUT /user. What is left out stays as it is, so that nobody has to add what was never asked of them to mend something else. An
 * `email` other than the account's starts a change of address, which needs a recent login.
 */
export const ProfileForm = z
  .strictObject({
    email: z.optional(Email),
    current_password: z.optional(Password),
    given_name: z.optional(PersonName),
    family_name: z.optional(PersonName),
    username: z.optional(Username),
    gender: z.optional(Gender),
    customer_type: z.optional(CustomerType),
    company_name: z.optional(CompanyName),
    birth_date: z.optional(BirthDate),
    /** A secret of the page that asks: it learns by it that the new address was confirmed. */
    mark: z.optional(Token),
  })
  .check(companyRule)

/** DELETE /user/delete. */
export const DeleteProfileForm = z.strictObject({
  current_password: z.optional(Password),
  /** Why the reader leaves; the publisher is told, but not who it was. */
  reason: z.optional(z.enum(deletionReasons)),
  reason_text: z.optional(freeText(inputLimits.reasonTextChars)),
})

/** POST /user/request-data. */
export const DataRequestForm = z.strictObject({ email: Email, edition: z.optional(EditionName) })

/** What readers say about themselves, and everything the service knows about them. */
export const profile = {
  update: operation({
    summary: 'Save the personal data; another address starts a change of address',
    method: 'PUT',
    path: '/user',
    auth: 'reader',
    input: ProfileForm,
    output: UserInfo,
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'EMAIL_TAKEN', 'PROFILE_SAVE_FAILED'],
  }),
  export: operation({
    summary: 'Everything stored about the signed-in reader; needs a login younger than five minutes',
    method: 'GET',
    path: '/user/export',
    auth: 'reader',
    input: z.strictObject({}),
    output: AccountExport,
    errors: ['REAUTHENTICATION_REQUIRED'],
    download: 'leserkonto.json',
    noPrefetch: true,
  }),
  requestData: operation({
    summary:
      'Send the link to a page with everything stored of an address, whose answer is the same for every address',
    method: 'POST',
    path: '/user/request-data',
    auth: 'anyone',
    limit: 'mailRequest',
    input: DataRequestForm,
    output: z.object({ status: z.literal('requested') }),
    status: 202,
    errors: ['EDITION_UNKNOWN'],
  }),
  delete: operation({
    summary: 'Delete the profile, unless it is linked to a running subscription',
    method: 'DELETE',
    path: '/user/delete',
    auth: 'reader',
    input: DeleteProfileForm,
    body: ['current_password', 'reason', 'reason_text'],
    output: z.void(),
    status: 204,
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'DELETE_BLOCKED_BY_SUBSCRIPTION', 'CONFLICT'],
  }),
} as const

import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { companyRule } from './across-fields.ts'
import { ConsentTextVersion } from './consent.ts'
import {
  City,
  CompanyName,
  CustomerNumber,
  CustomerType,
  EditionName,
  Email,
  Gender,
  HouseNumber,
  LinkToken,
  NewPassword,
  NewsletterIds,
  PersonName,
  Postcode,
  Street,
  Token,
} from './fields.ts'
import { SignedIn } from './login-code.ts'
import { operation } from './operation.ts'

/**
 * POST /registration/register: the account's own fields plus those kept until activation.
 * Source: docs/spec/account.md#registration-form.
 */
export const RegistrationForm = z
  .strictObject({
    edition: z.optional(EditionName),
    email: Email,
    password: NewPassword,
    newsletter_opt_in: z.optional(z.boolean()),
    newsletters: z.optional(NewsletterIds),
    consent_text_version: z.optional(ConsentTextVersion),
    given_name: z.optional(PersonName),
    family_name: z.optional(PersonName),
    gender: z.optional(Gender),
    customer_type: z.optional(CustomerType),
    company_name: z.optional(CompanyName),
    gp_number: z.optional(CustomerNumber),
    postcode: z.optional(Postcode),
    street: z.optional(Street),
    housenumber: z.optional(HouseNumber),
    city: z.optional(City),
    invitation_token: z.optional(LinkToken),
    return_url: z.optional(z.string().check(z.maxLength(inputLimits.returnUrlChars))),
    /** A secret of the browser that asks: the activation signs in where it is known, and the page learns of it. */
    mark: z.optional(Token),
  })
  .check(companyRule)

/** POST /registration/request-doi-email. */
export const DoiEmailForm = z.strictObject({ email: Email, edition: z.optional(EditionName) })

/** From the form to the proven mailbox. */
export const registration = {
  register: operation({
    summary: 'Register a reader and send the activation mail',
    method: 'POST',
    path: '/registration/register',
    auth: 'anyone',
    limit: 'mailRequest',
    input: RegistrationForm,
    output: z.object({ status: z.literal('registered') }),
    status: 202,
    errors: [
      'EDITION_UNKNOWN',
      'SHARED_INVITATION_NOT_FOUND',
      'SHARED_INVITATION_EXPIRED',
      'SHARED_INVITATION_REVOKED',
      'SHARED_INVITATION_USED',
      'SHARED_WRONG_USER',
      'SHARED_OWNER_SUBSCRIPTION_ENDED',
    ],
  }),
  activate: operation({
    summary: 'Activate an account with the token of the activation mail',
    method: 'POST',
    path: '/registration/activate',
    auth: 'anyone',
    input: z.strictObject({
      token: LinkToken,
      /** Of the registration: with it the answer is a login, too. */
      mark: z.optional(Token),
    }),
    output: z.object({
      ...z.partial(SignedIn).shape,
      status: z.literal('activated'),
      return_url: z.optional(z.string()),
      /** Where the reader has to sign in: the mailbox that the link went to. */
      email: z.optional(z.string()),
      /** Present if several registrations were open for the address: the page asks for a new password with it. */
      reset_token: z.optional(z.string()),
    }),
    errors: [
      'ACTIVATION_TOKEN_EXPIRED',
      'ACTIVATION_TOKEN_USED',
      'ACTIVATION_TOKEN_INVALID',
      'ACTIVATION_TECHNICAL',
    ],
  }),
  requestDoiEmail: operation({
    summary: 'Send the activation mail again',
    method: 'POST',
    path: '/registration/request-doi-email',
    auth: 'anyone',
    limit: 'mailRequest',
    input: DoiEmailForm,
    output: z.object({ status: z.literal('sent') }),
    status: 202,
    errors: ['EDITION_UNKNOWN'],
  }),
} as const

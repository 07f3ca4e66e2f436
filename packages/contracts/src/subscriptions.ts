import * as z from 'zod/mini'
import { acrossFields } from './across-fields.ts'
import {
  City,
  CompanyName,
  CustomerNumber,
  CustomerType,
  DeclaredLine,
  DeclaredText,
  EditionName,
  Email,
  Gender,
  HouseNumber,
  Instant,
  Password,
  PersonName,
  Postcode,
  Street,
} from './fields.ts'
import { foundSubscriptions } from './found-subscriptions.ts'
import { operation } from './operation.ts'
import { SharedPlan, Subscription } from './session.ts'

type Fields = { readonly [field: string]: unknown }

/** Without a customer number a customer is found by name (a company by the company's) and address. */
const nameFields = ({ customer_type }: Fields) =>
  customer_type === 'company' ? ['company_name'] : ['given_name', 'family_name']

const need = (fieldsOf: (fields: Fields) => readonly string[]) =>
  acrossFields<Fields>((fields, wrong) => {
    for (const field of fieldsOf(fields)) if (fields[field] === undefined) wrong(field, 'REQUIRED')
  })

const person = {
  customer_type: z.optional(CustomerType),
  company_name: z.optional(CompanyName),
  given_name: z.optional(PersonName),
  family_name: z.optional(PersonName),
}

/** POST /registration/request-login-data: customer number and postcode, or salutation, name and address. */
export const AccessDataForm = z
  .strictObject({
    edition: z.optional(EditionName),
    gp_number: z.optional(CustomerNumber),
    postcode: Postcode,
    gender: z.optional(Gender),
    ...person,
    street: z.optional(Street),
    housenumber: z.optional(HouseNumber),
    city: z.optional(City),
  })
  .check(
    need((form) =>
      form.gp_number === undefined ? ['gender', ...nameFields(form), 'street', 'housenumber', 'city'] : [],
    ),
  )

/** GET /registration/get-gp-by-address. */
export const AddressQuery = z
  .strictObject({ postcode: Postcode, city: City, street: Street, housenumber: HouseNumber, ...person })
  .check(need(nameFields))

/** POST /user/add-gp-number. */
export const LinkForm = z.strictObject({ gp_number: CustomerNumber, postcode: z.optional(Postcode) })

/** DELETE /user/gp-number. */
export const UnlinkForm = z.strictObject({
  /** May stay out where only one is linked. */
  gp_number: z.optional(CustomerNumber),
  current_password: z.optional(Password),
})

/**
 * What every declaration about a contract names: the contract, who declares, and where the receipt goes. All is taken as it
 * was typed, and people judge it; only the receipt needs an address. Source: docs/spec/contract.md#cancelling-a-contract.
 */
const declaration = {
  gp_number: z.optional(DeclaredLine),
  given_name: z.optional(DeclaredLine),
  family_name: z.optional(DeclaredLine),
  street: z.optional(DeclaredLine),
  housenumber: z.optional(DeclaredLine),
  postcode: z.optional(DeclaredLine),
  city: z.optional(DeclaredLine),
  contract: z.optional(DeclaredLine),
  email: Email,
  edition: z.optional(EditionName),
}

/** The whole name may be in either field. */
const named = acrossFields<Fields>(({ given_name, family_name }, wrong) => {
  if (!given_name && !family_name) wrong('given_name', 'REQUIRED')
})

/** POST /cancellation. Source: § 312k BGB. */
const CancellationForm = z
  .strictObject({
    kind: z.enum(['ordinary', 'extraordinary']),
    reason: z.optional(DeclaredText),
    /** The day on which the contract shall end, as it was typed; without it, as soon as possible. */
    end_date: z.optional(DeclaredLine),
    ...declaration,
  })
  .check(named)

/** POST /withdrawal. Source: § 356a BGB. */
const WithdrawalForm = z
  .strictObject({
    /** The day on which the contract was made, as it was typed. */
    order_date: z.optional(DeclaredLine),
    ...declaration,
  })
  .check(named)

/** What a cancellation or withdrawal is answered with. */
export const DeclarationReceipt = z.object({
  receipt_id: z.string(),
  /** What the reader reads in the mail and says on the telephone, such as `K-2026-4F7Q-2MXD`. */
  case_number: z.string(),
  received_at: Instant,
})

const Plans = z.array(Subscription)

/** The reader's own plans: finding, linking, reading and ending them. */
export const subscriptions = {
  ...foundSubscriptions,
  list: operation({
    summary:
      "Plans of all linked customer numbers, and the one the reader reads along on; 'Cache-Control: no-cache' asks the publisher again",
    method: 'GET',
    path: '/user/subscriptions',
    auth: 'reader',
    input: z.strictObject({ cache_control: z.optional(z.string().check(z.maxLength(200))) }),
    headers: { cache_control: 'cache-control' },
    output: z.object({
      /** The one that was linked first. */
      gp_number: z.nullable(z.string()),
      gp_numbers: z.array(z.string()),
      fetched_at: z.nullable(Instant),
      /** The publisher could not be asked; what is shown is up to 24 hours old. */
      stale: z.boolean(),
      subscriptions: Plans,
      /** The plan a member reads on. */
      reads_along: z.nullable(SharedPlan),
    }),
    errors: [],
  }),
  address: operation({
    summary: 'Delivery address of a linked customer; without a number of the one linked first',
    method: 'GET',
    path: '/user/subscriptions-address',
    auth: 'reader',
    input: z.strictObject({ gp_number: z.optional(CustomerNumber) }),
    output: z.object({
      given_name: z.nullable(z.string()),
      family_name: z.nullable(z.string()),
      company_name: z.nullable(z.string()),
      street: z.string(),
      housenumber: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
    errors: ['NOT_FOUND'],
  }),
  findNumber: operation({
    summary:
      'Find the customer number of a name and address; for 15 minutes it may be linked without postcode',
    method: 'GET',
    path: '/registration/get-gp-by-address',
    auth: 'reader',
    limit: 'addressLookup',
    input: AddressQuery,
    output: z.object({ gp_number: z.string() }),
    errors: ['LINK_NO_SUBSCRIPTION'],
  }),
  link: operation({
    summary: 'Link a customer number to the account, with one proof that it is the own',
    method: 'POST',
    path: '/user/add-gp-number',
    auth: 'reader',
    limit: 'linkNumber',
    input: LinkForm,
    output: z.object({ gp_number: z.string(), subscriptions: Plans }),
    errors: [
      'LINK_VERIFICATION_REQUIRED',
      'LINK_NO_SUBSCRIPTION',
      'GP_NUMBER_ALREADY_LINKED',
      'GP_NUMBER_LIMIT',
    ],
  }),
  unlink: operation({
    summary: 'Undo the link between the account and a customer number',
    method: 'DELETE',
    path: '/user/gp-number',
    auth: 'reader',
    input: UnlinkForm,
    body: ['gp_number', 'current_password'],
    output: z.void(),
    status: 204,
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG'],
  }),
  requestLoginData: operation({
    summary: 'Mail the login address to the account a subscription is linked to',
    method: 'POST',
    path: '/registration/request-login-data',
    auth: 'anyone',
    limit: 'accessData',
    input: AccessDataForm,
    output: z.object({ status: z.literal('sent') }),
    status: 202,
    errors: ['EDITION_UNKNOWN', 'ACCESS_DATA_NO_SUBSCRIPTION', 'ACCESS_DATA_NOT_LINKED'],
  }),
  cancel: operation({
    summary: 'Take in the cancellation of a contract (§ 312k BGB); the receipt goes out by mail at once',
    method: 'POST',
    path: '/cancellation',
    auth: 'anyone',
    input: CancellationForm,
    output: DeclarationReceipt,
    status: 201,
    errors: ['EDITION_UNKNOWN'],
  }),
  withdraw: operation({
    summary: 'Take in the withdrawal from a contract (§ 356a BGB); the receipt goes out by mail at once',
    method: 'POST',
    path: '/withdrawal',
    auth: 'anyone',
    input: WithdrawalForm,
    output: DeclarationReceipt,
    status: 201,
    errors: ['EDITION_UNKNOWN'],
  }),
} as const

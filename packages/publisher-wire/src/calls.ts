/**
 * Every call that the account service makes at the publisher's subscription system; docs/publisher/crm.openapi.json is
 * written from it, and the conformance run goes by it.
 */
import type { z } from 'zod'
import * as crm from './crm.ts'
import * as declarations from './declarations.ts'
import { NameSearch, NameSearchBody } from './name-search.ts'
import { Offers } from './offers.ts'

/** One call of the protocol. */
export type Call = {
  /** Name of the operation in generated code. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  /** Rules that the schemas cannot say, in whole sentences. */
  rules: string
  query?: readonly { name: string; required: boolean; meaning: string }[]
  body?: z.ZodType
  /** It changes nothing, though it has a body: it has no Idempotency-Key. */
  isSearch?: true
  /** JSON of a form, or bytes of one of these types; with neither the answer has no body. */
  answer: { status: 200 | 201 | 204 | 206; schema?: z.ZodType; types?: readonly string[] }
  /** Refusals that are meant, by status, with the codes that the service tells apart. */
  refusals: Readonly<Record<number, string>>
}

const edition = { name: 'edition', required: true, meaning: 'Shortcut of an edition, such as `az`.' }
const noCustomer = { 404: 'NOT_FOUND: there is no such customer.' }
const repeat = 'The same Idempotency-Key has no further effect and gets the first answer.'

/** What the account service asks of the subscription system, under `CRM_BASE_URL`. */
export const crmCalls = {
  getCustomer: {
    id: 'getCustomer',
    method: 'GET',
    path: '/crm/v1/customers/{gp_number}',
    summary: 'One customer',
    rules: 'A customer that is closed or merged may be answered with that status, and counts as unknown.',
    answer: { status: 200, schema: crm.Customer },
    refusals: noCustomer,
  },
  searchCustomers: {
    id: 'searchCustomers',
    method: 'GET',
    path: '/crm/v1/customers',
    summary: 'Customer numbers by name and address',
    rules:
      'Exact after your own folding of spellings, ascending, none or several. Only customers that fit all given fields; one that is closed or merged fits never.',
    query: [
      { name: 'postcode', required: true, meaning: 'Postcode of the customer’s address.' },
      ...['street', 'housenumber', 'city', 'family_name', 'given_name', 'company_name', 'customer_type'].map(
        (name) => ({ name, required: false, meaning: 'Left out: not asked for.' }),
      ),
    ],
    answer: { status: 200, schema: crm.CustomerSearch },
    refusals: {},
  },
  findByEmail: {
    id: 'findByEmail',
    method: 'POST',
    path: '/crm/v1/customers/search',
    summary: 'Customer numbers by e-mail address',
    rules:
      'Ascending, none or several: every customer with this address on file, in whatever case, but those that are closed or merged. The address is in the body, so that no log of addresses keeps it. A system that lacks the call answers 404, 405 or 501: then readers link their number by hand.',
    body: crm.EmailSearchBody,
    isSearch: true,
    answer: { status: 200, schema: crm.CustomerSearch },
    refusals: {},
  },
  findByName: {
    id: 'findByName',
    method: 'POST',
    path: '/crm/v1/customers/by-name',
    summary: 'Customers by name and postcode',
    rules:
      'For the reader service, which has a caller on the telephone. `name` is the family name of a person or the name of a company, exact after your own folding of spellings. By number, at most the first 20; one that is closed or merged fits never. Name and postcode are in the body, so that no log of addresses keeps them. A system that lacks the call answers 404, 405 or 501: then the reader service finds those who have an account, by their name.',
    body: NameSearchBody,
    isSearch: true,
    answer: { status: 200, schema: NameSearch },
    refusals: {},
  },
  getSubscriptions: {
    id: 'getSubscriptions',
    method: 'GET',
    path: '/crm/v1/customers/{gp_number}/subscriptions',
    summary: 'All plans of a customer',
    rules:
      'Running, ended and upcoming ones, oldest first. `status` is that of the moment; a plan runs from `start_date` up to, not including, `end_date`.',
    answer: { status: 200, schema: crm.Subscriptions },
    refusals: noCustomer,
  },
  getAddress: {
    id: 'getAddress',
    method: 'GET',
    path: '/crm/v1/customers/{gp_number}/address',
    summary: 'Where the paper goes',
    rules: 'The delivery address with the names that belong to it.',
    answer: { status: 200, schema: crm.DeliveryAddress },
    refusals: noCustomer,
  },
  putLink: {
    id: 'putLink',
    method: 'PUT',
    path: '/crm/v1/customers/{gp_number}/link',
    summary: 'Link a customer to an account',
    rules: `A customer has one account at most. Linking the same account again is no error and makes no new version. ${repeat}`,
    body: crm.LinkBody,
    answer: { status: 200, schema: crm.Link },
    refusals: { ...noCustomer, 409: 'LINKED_ELSEWHERE: the customer is linked to another account.' },
  },
  deleteLink: {
    id: 'deleteLink',
    method: 'DELETE',
    path: '/crm/v1/customers/{gp_number}/link',
    summary: 'End the link to this account',
    rules: `It has a body, as the call that makes a link. Ending what is not linked is no error. ${repeat}`,
    body: crm.LinkBody,
    answer: { status: 200, schema: crm.Link },
    refusals: { ...noCustomer, 409: 'LINKED_ELSEWHERE: the customer is linked to another account.' },
  },
  getSeats: {
    id: 'getSeats',
    method: 'GET',
    path: '/crm/v1/subscriptions/{id}/seats',
    summary: 'Who reads along in a plan',
    rules: 'Oldest first, without the owner, who takes no seat.',
    answer: { status: 200, schema: crm.Seats },
    refusals: { 404: 'NOT_FOUND: there is no such plan.' },
  },
  addSeat: {
    id: 'addSeat',
    method: 'POST',
    path: '/crm/v1/subscriptions/{id}/seats',
    summary: 'Take a seat',
    rules: `An account that has a seat in the plan gets that one again. ${repeat}`,
    body: crm.SeatBody,
    answer: { status: 201, schema: crm.Seat },
    refusals: {
      404: 'NOT_FOUND: there is no such plan.',
      409: 'SEATS_FULL: all seats are taken. SUBSCRIPTION_ENDED: the plan has ended.',
      422: 'NOT_SHARED: the plan has no seats.',
    },
  },
  removeSeat: {
    id: 'removeSeat',
    method: 'DELETE',
    path: '/crm/v1/subscriptions/{id}/seats/{seat_id}',
    summary: 'Free a seat',
    rules: repeat,
    answer: { status: 204 },
    refusals: { 404: 'NOT_FOUND: there is no such seat; counts as freed.' },
  },
  getNewsletters: {
    id: 'getNewsletters',
    method: 'GET',
    path: '/crm/v1/newsletters',
    summary: 'The newsletters of an edition',
    rules: 'Both lists by `sort_order`; a group without newsletters is left out.',
    query: [edition],
    answer: { status: 200, schema: crm.NewsletterCatalogue },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition.' },
  },
  getOffers: {
    id: 'getOffers',
    method: 'GET',
    path: '/crm/v1/offers',
    summary: 'What can be bought at a newspaper',
    rules:
      'In the order in which you want to sell; where a text is locked, readers are shown the first that opens it. Prices with taxes, as they are charged. A system that lacks the call answers 404, 405 or 501, and an edition that sells nothing an empty list: then no price is named.',
    query: [edition],
    answer: { status: 200, schema: Offers },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition. Or there is no such call.' },
  },
  addOptin: {
    id: 'addOptin',
    method: 'POST',
    path: '/crm/v1/optins',
    summary: 'A reader has confirmed newsletters',
    rules: `From now on the address may get them. ${repeat}`,
    body: crm.OptinBody,
    answer: { status: 201, schema: crm.OptinReceipt },
    refusals: { 422: 'NEWSLETTER_UNKNOWN: one of the newsletters is none of yours; it is not tried again.' },
  },
  addUnsubscription: {
    id: 'addUnsubscription',
    method: 'POST',
    path: '/crm/v1/unsubscriptions',
    summary: 'A reader has left newsletters',
    rules: `From now on the address must not get them. It never comes before an opt-in that it ends. Newsletters that are gone are ignored. \`reason\` and \`reason_text\` say why, as far as the reader did. ${repeat}`,
    body: crm.UnsubscriptionBody,
    answer: { status: 201, schema: crm.UnsubscriptionReceipt },
    refusals: {},
  },
  addDeletedAccount: {
    id: 'addDeletedAccount',
    method: 'POST',
    path: '/crm/v1/deleted-accounts',
    summary: 'Why a reader has deleted an account',
    rules: `Only where the reader gave a reason, and without saying who it was. Answered with 404 it is not tried again: a system that does not want to know need not have this call. ${repeat}`,
    body: crm.DeletedAccountBody,
    answer: { status: 201, schema: crm.DeletedAccountReceipt },
    refusals: {},
  },
  addCancellation: {
    id: 'addCancellation',
    method: 'POST',
    path: '/crm/v1/cancellations',
    summary: 'A declaration under § 312k or § 356a BGB',
    rules: `It is accepted even if it fits no customer: people match it to a contract, and read \`as_typed\`, which holds what could not be understood. A body has up to 128 KiB. ${repeat}`,
    body: declarations.CancellationBody,
    answer: { status: 201, schema: declarations.CancellationReceipt },
    refusals: {},
  },
} as const satisfies Readonly<Record<string, Call>>

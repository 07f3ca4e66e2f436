/**
 * Every call that the account service makes at the publisher; docs/publisher/*.openapi.json are written from these tables,
 * and the conformance run goes by them.
 */
import type { z } from 'zod'
import * as content from './content.ts'
import * as crm from './crm.ts'
import * as declarations from './declarations.ts'
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
    answer: { status: 200, schema: crm.CustomerSearch },
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

/** What the account service asks of the article source, under `CONTENT_BASE_URL`. */
export const contentCalls = {
  listArticles: {
    id: 'listArticles',
    method: 'GET',
    path: '/content/v1/articles',
    summary: 'Articles of an edition, newest first',
    rules:
      'In the order of the dates that are printed: `changeDate` where there is one, else `publicationDate`. The pages of a list go on in the order of its first: no article is lost or repeated between two pages, also if one is changed meanwhile. A wrong cursor is 400.',
    query: [
      edition,
      { name: 'category', required: false, meaning: 'Only articles of this section.' },
      { name: 'cursor', required: false, meaning: '`next_cursor` of the page before.' },
      { name: 'limit', required: false, meaning: '1 to 100; 20 without it.' },
    ],
    answer: { status: 200, schema: content.ArticlePage },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition.' },
  },
  getArticle: {
    id: 'getArticle',
    method: 'GET',
    path: '/content/v1/articles/{id}',
    summary: 'One article with its text',
    rules: 'The whole text, free or not: the account service decides who reads it.',
    answer: { status: 200, schema: content.Article },
    refusals: { 404: 'NOT_FOUND: there is no such article, or it was withdrawn.' },
  },
  getFront: {
    id: 'getFront',
    method: 'GET',
    path: '/content/v1/front/{edition}',
    summary: 'The front of an edition',
    rules: 'Blocks in the order of the editors.',
    answer: { status: 200, schema: content.Front },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition.' },
  },
  getPicture: {
    id: 'getPicture',
    method: 'GET',
    path: '/content/v1/pictures/{file}',
    summary: 'A picture in one width and format',
    rules:
      'Only for pictures that articles name by a path of the newspaper, `/bilder/<name>-<width>.jpg`: the service asks for `<name>-<width>` with `.jpg`, `.webp` or `.avif`, whichever the reader’s browser takes, keeps it and shows it at that path. Name in small letters, digits and hyphens, up to 80; width in pixels. Up to 2 MB, with a Cache-Control of some `max-age`: a name never gets another picture. The key comes along, and need not be asked for. Who names pictures by addresses of another host need not have this call.',
    answer: { status: 200, types: content.pictureTypes },
    refusals: { 404: 'NOT_FOUND: there is no such picture.' },
  },
  getMedia: {
    id: 'getMedia',
    method: 'GET',
    path: '/content/v1/media/{file}',
    summary: 'A part of a film, of a recording or of its subtitles',
    rules:
      'Only for files that articles name by a path of the newspaper, `/medien/<name>.<ending>`: the service asks for it by parts of 1 MB (`Range: bytes=0-1048575`), keeps them for a while and shows them at that path. Answered 206 with `Content-Range`, which names the size of the whole; a file of up to 1 MB may be answered whole with 200. Name in small letters, digits and hyphens, up to 80; a name never gets another file. Who names films by addresses of another host need not have this call.',
    answer: { status: 206, types: Object.values(content.mediaTypes) },
    refusals: { 404: 'NOT_FOUND: there is no such file.', 416: 'RANGE: the file ends before.' },
  },
} as const satisfies Readonly<Record<string, Call>>

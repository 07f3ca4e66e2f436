/**
 * Every answer of the publisher's CRM and every body it takes, in snake_case. The account service's client parses
 * with these schemas, and the stand-in builds its answers by them. Times are ISO 8601 instants in UTC.
 */
import { z } from 'zod'

export const Time = z.iso.datetime()
const GpNumber = z.string().regex(/^\d{10}$/)
/** Shortcut of an edition. Which there are is configuration: one that the service does not know is no outage. */
export const EditionName = z.string().regex(/^[a-z0-9-]{1,10}$/)

/** Any answer other than success: 400 401 404 409 422 429 500 503. */
export const PublisherError = z.object({ code: z.string(), message: z.string() })
export type PublisherError = z.infer<typeof PublisherError>

/** A postal address as the CRM stores it, in the customer's spelling; it normalizes only to compare. */
export const Address = z.object({
  street: z.string(),
  housenumber: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO 3166 two letters. */
  country: z.string(),
})
export type Address = z.infer<typeof Address>

/** GET /customers/{gp_number}; 404 when unknown. */
export const Customer = z.object({
  gp_number: GpNumber,
  customer_type: z.enum(['private', 'company']),
  /** Set for companies only. */
  company_name: z.string().nullable(),
  gender: z.enum(['male', 'female', 'divers']).nullable(),
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  /** The address on file, which need not be the linked account's. */
  email: z.string().nullable(),
  /** Left out as null: then the reader may say it. */
  birth_date: z.iso.date().nullish(),
  /** What the customer is besides a reader, such as `editor`; left out: nothing. Portals read it in the userData cookie. */
  roles: z
    .array(z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/))
    .max(10)
    .optional(),
  address: Address,
  status: z.enum(['active', 'merged', 'closed']),
  linked_account_id: z.string().nullable(),
  /** Rises by one with each change. */
  version: z.int().positive(),
})
export type Customer = z.infer<typeof Customer>

/** POST /customers/search takes this: an address that its reader has proven. */
export const EmailSearchBody = z.strictObject({ email: z.string().min(3).max(254) })
export type EmailSearchBody = z.infer<typeof EmailSearchBody>

/** GET /customers?postcode&… and POST /customers/search: 0 to n customer numbers, ascending. */
export const CustomerSearch = z.object({ customers: z.array(GpNumber) })
export type CustomerSearch = z.infer<typeof CustomerSearch>

/** GET /customers/{gp}/address: where the paper goes. */
export const DeliveryAddress = Address.extend({
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  company_name: z.string().nullable(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** What a plan says about advertising and delivery; bundle_text is German plain text for readers. */
export const SubscriptionFlags = z.object({
  direct_delivery: z.boolean(),
  direct_delivery_pur: z.boolean(),
  direct_delivery_noad: z.boolean(),
  pur_abo: z.boolean(),
  noad_abo: z.boolean(),
  bundle_text: z.string().nullable(),
})
export type SubscriptionFlags = z.infer<typeof SubscriptionFlags>

/** What a plan costs, taxes included, in cents of the euro. */
export const Price = z.object({
  cents: z.int().nonnegative(),
  per: z.enum(['month', 'quarter', 'half_year', 'year']),
})
export type Price = z.infer<typeof Price>

/** ISO 8601 duration of one number and one unit, such as `P1M` or `P14D`. */
export const NoticePeriod = z.string().regex(/^P(0D|[1-9]\d?[DWMY])$/)

/** When issues come: ISO 8601 weekdays (1 is Monday) and the hour by the clock in Berlin. */
export const Schedule = z.object({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})
export type Schedule = z.infer<typeof Schedule>

/** One plan of a customer. */
export const Subscription = z.object({
  id: z.string(),
  product: z.string(),
  title: z.string(),
  edition: EditionName,
  /** '09' news portal, '01' premium newsletters. */
  rights: z.array(z.string()),
  /** At the moment of the answer: running from start_date up to, not including, end_date. */
  status: z.enum(['running', 'ended', 'upcoming']),
  start_date: Time,
  /** null: runs until it is cancelled. */
  end_date: Time.nullable(),
  flags: SubscriptionFlags,
  /** max_members besides the owner. */
  family: z.object({ max_members: z.int().nonnegative() }).nullable(),
  company: z.object({ seats: z.int().nonnegative(), allowed_domains: z.array(z.string()) }).nullable(),
  /** Here and below: left out or null where it is not known; then nothing is said of it. */
  price: Price.nullish(),
  /** The day on which the plan goes on for another term unless it is cancelled. */
  renews_at: z.iso.date().nullish(),
  /** How long before its end a cancellation has to come; `P0D`: at any time. */
  notice: NoticePeriod.nullish(),
  /** Whether a printed paper is brought. Readers of one that is not are not asked about its delivery. */
  delivered: z.boolean().nullish(),
})
export type Subscription = z.infer<typeof Subscription>

/** GET /customers/{gp}/subscriptions: running, ended and upcoming ones, oldest first. */
export const Subscriptions = z.array(Subscription)
export type Subscriptions = z.infer<typeof Subscriptions>

/** GET /rights?gp_number&edition: of the running plans of that edition; valid_until is null if no end is known. */
export const Rights = z.object({ rights: z.array(z.string()), valid_until: Time.nullable() })
export type Rights = z.infer<typeof Rights>

/** PUT and DELETE /customers/{gp}/link take this; both answer `Link`. */
export const LinkBody = z.strictObject({ account_id: z.string().min(1).max(100) })
export type LinkBody = z.infer<typeof LinkBody>

/** 409 LINKED_ELSEWHERE for another account's link. */
export const Link = Customer.pick({ gp_number: true, linked_account_id: true, version: true })
export type Link = z.infer<typeof Link>

/** POST /subscriptions/{id}/seats takes this. The owner takes no seat. */
export const SeatBody = z.strictObject({
  email: z.string().min(3).max(254),
  account_id: z.string().min(1).max(100),
  role: z.enum(['member']),
})
export type SeatBody = z.infer<typeof SeatBody>

/** 201; 409 SEATS_FULL, 409 SUBSCRIPTION_ENDED, 422 NOT_SHARED for a plan without seats. */
export const Seat = SeatBody.extend({ seat_id: z.string() }).strip()
export type Seat = z.infer<typeof Seat>

/** GET /subscriptions/{id}/seats, oldest first. */
export const Seats = z.array(Seat)
export type Seats = z.infer<typeof Seats>

/** One list; `origin` is the edition that sends it. */
export const Newsletter = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  origin: z.string(),
  group_slug: z.string(),
  sort_order: z.int(),
  /** Needs the right '01'. */
  premium: z.boolean(),
  /** Left out or null for one that comes at no fixed hour. */
  schedule: Schedule.nullish(),
  /** Here and below: left out or null where there is none; then nothing is said of it. A path of the newspaper as of articles. */
  picture: z.string().max(500).nullish(),
  /** Who writes it, as readers may read it: "Helene Brandstetter, Lokalredaktion". */
  editor: z.string().max(100).nullish(),
  /** When it comes, in words: "Werktags um 6 Uhr". */
  rhythm: z.string().max(60).nullish(),
  /** An issue that everybody may read: a path of the newspaper, or an address of the web. */
  sample_url: z.string().max(500).nullish(),
})
export type Newsletter = z.infer<typeof Newsletter>

/** A heading of the catalogue with the ids of its lists, in order. */
export const NewsletterGroup = z.object({
  slug: z.string(),
  title: z.string(),
  sort_order: z.int(),
  newsletters: z.array(z.string()),
})
export type NewsletterGroup = z.infer<typeof NewsletterGroup>

/** GET /newsletters?edition, both lists by sort_order; a group without lists is left out. */
export const NewsletterCatalogue = z.object({
  newsletters: z.array(Newsletter),
  groups: z.array(NewsletterGroup),
})
export type NewsletterCatalogue = z.infer<typeof NewsletterCatalogue>

/** POST /optins takes this once a reader has confirmed. The sign-on edition sends 22/1/3. */
export const OptinBody = z.strictObject({
  company_id: z.int().positive(),
  acquisition_id: z.int().positive(),
  channel_id: z.int().positive(),
  campaign: z.string().max(100).nullable(),
  email: z.string().min(3).max(254),
  newsletter_ids: z.array(z.string()).min(1),
  confirmed_at: Time,
})
export type OptinBody = z.infer<typeof OptinBody>

/** 201; 422 NEWSLETTER_UNKNOWN. */
export const OptinReceipt = z.object({ optin_id: z.string(), received_at: Time })
export type OptinReceipt = z.infer<typeof OptinReceipt>

const ReasonText = z.string().max(500).nullable()

/**
 * POST /unsubscriptions takes this when a reader has left lists, never before the opt-ins it follows. A list the
 * publisher no longer has is ignored.
 */
export const UnsubscriptionBody = z.strictObject({
  email: z.string().min(3).max(254),
  newsletter_ids: z.array(z.string()).min(1),
  unsubscribed_at: Time,
  /**
   * 001 too often, 002 uninteresting, 003 no longer relevant, 005 wrong time of day, 004 nothing chosen, 006 removed on the
   * edit page; null where nobody has left: another address, or a sign-up that was denied.
   */
  reason: z.enum(['001', '002', '003', '004', '005', '006']).nullable(),
  /** What the reader wrote beside it. */
  reason_text: ReasonText,
})
export type UnsubscriptionBody = z.infer<typeof UnsubscriptionBody>

/** 201. */
export const UnsubscriptionReceipt = z.object({ unsubscription_id: z.string(), received_at: Time })
export type UnsubscriptionReceipt = z.infer<typeof UnsubscriptionReceipt>

/** POST /deleted-accounts takes this when a reader has said why the account is deleted. It does not say whose it was. */
export const DeletedAccountBody = z.strictObject({
  deleted_at: Time,
  edition: EditionName,
  reason: z.enum(['unused', 'no_plan', 'mails', 'privacy', 'second_account', 'other']).nullable(),
  /** What the reader wrote beside it. */
  reason_text: ReasonText,
})
export type DeletedAccountBody = z.infer<typeof DeletedAccountBody>

/** 201. */
export const DeletedAccountReceipt = z.object({ deletion_id: z.string(), received_at: Time })
export type DeletedAccountReceipt = z.infer<typeof DeletedAccountReceipt>

import * as z from 'zod/mini'
import { Id, Instant } from './fields.ts'
import { StoredSetting } from './settings.ts'

const Text = z.nullable(z.string())
const When = z.nullable(Instant)

const Profile = z.object({
  id: Id,
  email: z.string(),
  status: z.string(),
  given_name: Text,
  family_name: Text,
  username: Text,
  gender: Text,
  customer_type: z.string(),
  company_name: Text,
  birth_date: Text,
  source: z.string(),
  picture: Text,
  created_at: Instant,
  activated_at: When,
})

const Newsletter = z.object({
  newsletter_id: z.string(),
  edition: z.string(),
  origin: z.string(),
  state: z.string(),
  registered_at: Instant,
  optin_confirmation_date: When,
  unsubscribed_at: When,
  reason: Text,
  reason_text: Text,
})

const Consent = z.object({
  at: Instant,
  type: z.string(),
  newsletter_ids: z.array(z.string()),
  edition: z.string(),
  method: z.string(),
  ip: Text,
  user_agent: Text,
  text_version: Text,
  text_sha256: Text,
  reason: Text,
  reason_text: Text,
})

/** A plan as the publisher last described it. */
const Plan = z.object({
  id: z.string(),
  product: z.string(),
  title: z.string(),
  edition: z.string(),
  rights: z.array(z.string()),
  valid_from: Text,
  valid_until: Text,
  flags: z.array(z.string()),
  bundle_text: Text,
  /** Cents of the euro, taxes included. */
  price: z.nullable(z.object({ cents: z.int(), per: z.string() })),
  renews_at: Text,
  notice: Text,
})

const Invitation = z.object({
  /** `member`: the reader was invited; `owner`: the reader invited this address. */
  role: z.enum(['member', 'owner']),
  plan: z.string(),
  email: z.string(),
  status: z.string(),
  invited_at: Instant,
  expires_at: Instant,
  accepted_at: When,
  activated_at: When,
  ended_at: When,
  /** The member manages the plan, too. */
  manages: z.boolean(),
})

const Registration = z.object({
  created_at: Instant,
  expires_at: Instant,
  edition: z.string(),
  newsletter_ids: z.array(z.string()),
  given_name: Text,
  family_name: Text,
  gender: Text,
  customer_type: Text,
  company_name: Text,
  gp_number: Text,
  street: Text,
  housenumber: Text,
  postcode: Text,
  city: Text,
})

const Declaration = z.object({
  received_at: Instant,
  kind: z.string(),
  contract: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  gp_number: Text,
  street: Text,
  housenumber: Text,
  postcode: Text,
  city: Text,
  reason: Text,
  end_date: Text,
  order_date: Text,
  edition: z.string(),
})

/** What is stored under an address, whether or not it has an account. */
const AddressParts = {
  /** Attempts to register that nobody has confirmed. */
  registrations: z.array(Registration),
  login_codes: z.array(z.object({ created_at: Instant, expires_at: Instant })),
  /** Links that were sent to the address and can be told apart: without what opens them. */
  mail_links: z.array(z.object({ created_at: Instant, expires_at: Instant, link: z.string() })),
  newsletters: z.array(Newsletter),
  consents: z.array(Consent),
  /** Mail the address is not sent any more. */
  suppressions: z.array(z.object({ at: Instant, mail: z.string(), cause: z.string(), expires_at: When })),
  invitations: z.array(Invitation),
  /** Cancellations and withdrawals that came with the address. */
  declarations: z.array(Declaration),
  mail_log: z.array(z.object({ at: Instant, purpose: z.string(), edition: z.string(), state: z.string() })),
}

/**
 * Everything the service stores about one reader, as the export gives it to them.
 * Source: docs/spec/flows.md#information-and-export.
 */
export const AccountExport = z.object({
  exported_at: Instant,
  profile: Profile,
  /** The customer numbers, with what the publisher last said of the customer. */
  links: z.array(
    z.object({
      gp_number: z.string(),
      method: z.string(),
      linked_at: When,
      customer_type: Text,
      company_name: Text,
      postcode: Text,
      birth_date: Text,
      roles: z.array(z.string()),
      fetched_at: When,
    }),
  ),
  /** Numbers that the reader has unlinked, so that the service does not link them again by itself. */
  unlinked: z.array(z.object({ gp_number: z.string(), at: Instant })),
  plans: z.array(Plan),
  email_changes: z.array(
    z.object({ new_email: z.string(), requested_at: Instant, confirmed_at: When, cancelled_at: When }),
  ),
  ...AddressParts,
  sessions: z.array(
    z.object({ created_at: Instant, last_seen_at: Instant, edition: z.string(), device: z.string() }),
  ),
  /** Browsers that are signed on to all editions. */
  sign_ons: z.array(z.object({ created_at: Instant, last_seen_at: Instant, expires_at: Instant })),
  /** Browsers that have signed in before. */
  known_browsers: z.array(z.object({ last_seen_at: Instant })),
  passkeys: z.array(z.object({ name: z.string(), created_at: Instant, last_used_at: When })),
  /** Browsers that get push messages; without their address, which is a secret of the browser. */
  push_browsers: z.array(
    z.object({
      created_at: Instant,
      edition: z.string(),
      device: z.string(),
      topics: z.array(z.string()),
    }),
  ),
  /** What partners were allowed to see. */
  partners: z.array(
    z.object({
      client_id: z.string(),
      name: z.string(),
      scopes: z.array(z.string()),
      allowed_at: Instant,
    }),
  ),
  settings: z.array(StoredSetting),
  favourites: z.array(
    z.object({
      edition: z.string(),
      id: z.string(),
      title: z.string(),
      url: z.string(),
      created_at: Instant,
    }),
  ),
  /** Locked articles that were opened without a plan. */
  free_articles: z.array(z.object({ edition: z.string(), article_id: z.string(), opened_at: Instant })),
  /** Articles that were given away; without the links, which would open them. */
  gifts: z.array(
    z.object({
      edition: z.string(),
      title: z.string(),
      url: z.string(),
      created_at: Instant,
      expires_at: Instant,
      revoked_at: When,
      readings: z.int(),
    }),
  ),
  /** Access that the reader service has opened. */
  opened_access: z.array(
    z.object({ edition: z.string(), rights: z.array(z.string()), began_at: Instant, ends_at: Instant }),
  ),
  /** What the reader service did, looking included. `by`: a role, and nobody's name. */
  staff_acts: z.array(
    z.object({ at: Instant, by: z.string(), act: z.string(), why: z.string(), identified: z.string() }),
  ),
  staff_notes: z.array(z.object({ at: Instant, note: z.string() })),
  events: z.array(
    z.object({
      at: Instant,
      actor: z.string(),
      action: z.string(),
      method: Text,
      device: Text,
      edition: Text,
      /** Which passkey or partner. */
      about: Text,
    }),
  ),
})

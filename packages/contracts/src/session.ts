import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName, Email, Id, Instant, Password } from './fields.ts'
import { loginCode, SignedIn } from './login-code.ts'
import { operation } from './operation.ts'
import { passkeyLogin } from './passkeys.ts'

/** Audience of every access token. Source: docs/spec/contract.md#access-token. */
export const accessTokenAudience = 'leserkonto-api'

/** POST /user/login. */
export const LoginForm = z.strictObject({
  email: Email,
  password: Password,
  edition: z.optional(EditionName),
})

/** A running or past plan of the publisher, as the account shows it. */
export const Subscription = z.object({
  /** The customer number it belongs to. */
  gp_number: z.string(),
  id: z.string(),
  product: z.string(),
  title: z.string(),
  edition: z.string(),
  rights: z.array(z.string()),
  status: z.string(),
  start_date: z.nullable(Instant),
  end_date: z.nullable(Instant),
  customer_type: z.enum(['private', 'company']),
  shared: z.nullable(z.enum(['family', 'company'])),
  /** How many may read along; null for a plan that is not shared. */
  seats: z.nullable(z.int()),
  /** Taxes included. Here and below: null where the publisher does not say it. */
  price: z.nullable(z.object({ cents: z.int(), per: z.enum(['month', 'quarter', 'half_year', 'year']) })),
  /** YYYY-MM-DD: the plan goes on for another term unless it is cancelled. */
  renews_at: z.nullable(z.string()),
  /** Notice period as an ISO 8601 duration; `P0D`: at any time. */
  notice: z.nullable(z.string()),
  /** Whether a printed paper is brought. */
  delivered: z.nullable(z.boolean()),
})

/** The plan of somebody else that a member reads on, without what is the owner's alone. */
export const SharedPlan = z.object({
  title: z.string(),
  edition: z.string(),
  rights: z.array(z.string()),
  status: z.string(),
  shared: z.enum(['family', 'company']),
})

/** GET /userinfo. Source: docs/spec/account.md#user-data. */
export const UserInfo = z.object({
  sub: Id,
  email: z.string(),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female', 'divers'])),
  /** Without one the reader signs in with codes alone. */
  has_password: z.boolean(),
  roles: z.array(z.string()),
  is_masteruser: z.boolean(),
  is_lightuser: z.boolean(),
  subscriptions: z.array(Subscription),
  /** The one that was linked first. */
  gp_number: z.nullable(z.string()),
  /** All linked customer numbers, in the order of linking. */
  gp_numbers: z.array(z.string()),
  /** Those that the service has linked by itself and that the reader has not answered yet. */
  found_gp_numbers: z.array(z.string()),
  company_name: z.nullable(z.string()),
  customer_type: z.enum(['private', 'company']),
  company_account: z.boolean(),
  company_subscriptions_count: z.int(),
  direct_delivery: z.boolean(),
  direct_delivery_pur: z.boolean(),
  direct_delivery_noad: z.boolean(),
  pur_abo: z.boolean(),
  noad_abo: z.boolean(),
  bundle_text: z.nullable(z.string()),
  plz: z.nullable(z.string()),
  /** YYYY-MM-DD, and who has said it: the publisher's goes before the reader's. */
  birth_date: z.nullable(z.string()),
  birth_date_of: z.nullable(z.enum(['publisher', 'reader'])),
  source: z.string(),
  image_url: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
  shared_subscriptions_role: z.nullable(z.enum(['owner', 'member'])),
  shared_subscriptions_company_name: z.nullable(z.string()),
  /** The plan a member reads on; null also while the publisher has not been heard of for a day. */
  reads_along: z.nullable(SharedPlan),
  pending_email: z.nullable(z.string()),
  /** Code of what prevented a seat when the account was activated; null as soon as the invitation is settled. */
  seat_notice: z.nullable(z.string()),
})

/** A browser as its reader sees it in the list of devices. */
export const SignedInDevice = z.object({
  /** Of one of its sessions: the one that asks, else the last used. */
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  /** Where it was last used. */
  edition: z.string(),
  /** Everywhere it is signed in, in alphabetical order. */
  editions: z.array(z.string()),
  device: z.string(),
  /** A sign-in at a partner, whose name is `device`. */
  partner: z.boolean(),
  /** The browser that asks. */
  current: z.boolean(),
})

/** A sign-in or a try, as its reader sees it. What is not known of it is null. */
export const SignInEvent = z.object({
  at: Instant,
  /** `address_changed` and `taken_back` are no sign-ins, but changes of who may sign in. */
  outcome: z.enum(['signed_in', 'refused', 'blocked', 'address_changed', 'taken_back']),
  method: z.nullable(z.enum(['password', 'code', 'passkey', 'link', 'moved'])),
  device: z.nullable(z.string()),
  edition: z.nullable(z.string()),
})

/** Signing in and out, and what a session may know about its reader. */
export const session = {
  login: operation({
    summary: 'Sign in with address and password',
    method: 'POST',
    path: '/user/login',
    auth: 'anyone',
    input: LoginForm,
    output: SignedIn,
    errors: [
      'AUTH_INVALID_CREDENTIALS',
      'AUTH_NOT_ACTIVATED',
      'AUTH_BLOCKED',
      'AUTH_BUSY',
      'AUTH_TECHNICAL',
      'EDITION_UNKNOWN',
    ],
  }),
  ...loginCode,
  ...passkeyLogin,
  logout: operation({
    summary: 'End this session on the server, with the others of its browser',
    method: 'POST',
    path: '/user/logout',
    auth: 'reader',
    input: z.strictObject({
      /** Only this one: of a hand-over that the reader declined, while the others go on. */
      alone: z.optional(z.boolean()),
    }),
    output: z.void(),
    status: 204,
    errors: [],
  }),
  signUserData: operation({
    summary: 'Sign the userData cookie',
    method: 'POST',
    path: '/user/signUserData',
    auth: 'reader',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    query: ['edition'],
    output: z.object({ user_data: z.string(), renew: z.int() }),
    errors: ['EDITION_UNKNOWN'],
  }),
  userinfo: operation({
    summary: 'Everything the account knows about the signed-in reader',
    method: 'GET',
    path: '/userinfo',
    auth: 'handOver',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    output: z.extend(UserInfo, {
      /** Only in answer to a hand-over token: it belongs to a new session. */
      access_token: z.optional(z.string()),
      /** With it, when the reader asked for the hand-over in this browser, and it need not be confirmed. */
      sign_on: z.optional(z.boolean()),
    }),
    errors: ['EDITION_UNKNOWN'],
    noPrefetch: true,
  }),
  handOver: operation({
    summary: 'A token that signs the reader in to another edition: 60 seconds, once, there only',
    method: 'POST',
    path: '/user/tokenSSO',
    auth: 'reader',
    limit: 'handOver',
    input: z.strictObject({ return_url: z.string().check(z.maxLength(inputLimits.returnUrlChars)) }),
    output: z.object({ token_sso: z.string(), return_url: z.string(), expires_in: z.int() }),
    errors: [],
  }),
  keepSignOn: operation({
    summary: 'A token to sign this browser on with, taken to the sign-on edition by a page: 60 seconds, once',
    method: 'POST',
    path: '/user/signOnToken',
    auth: 'reader',
    limit: 'handOver',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    output: z.object({ token: z.string(), expires_in: z.int() }),
    errors: ['EDITION_UNKNOWN'],
  }),
  list: operation({
    summary: 'Where the reader is signed in, a browser once, last used first',
    method: 'GET',
    path: '/user/sessions',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(SignedInDevice) }),
    errors: [],
  }),
  signIns: operation({
    summary: 'The last sign-ins to the account and tries that failed, newest first',
    method: 'GET',
    path: '/user/sign-ins',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({ sign_ins: z.array(SignInEvent) }),
    errors: [],
  }),
  end: operation({
    summary: 'End one session of the reader, with the others of its browser',
    method: 'DELETE',
    path: '/user/sessions/{id}',
    auth: 'reader',
    input: z.strictObject({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  endOthers: operation({
    summary: 'End all sessions of the reader except those of this browser',
    method: 'DELETE',
    path: '/user/sessions',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.void(),
    status: 204,
    errors: [],
  }),
} as const

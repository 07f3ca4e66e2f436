import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName, Email, Id, Instant, Password } from './fields.ts'
import { operation } from './operation.ts'

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
})

/** GET /userinfo. Source: docs/spec/account.md#user-data. */
export const UserInfo = z.object({
  sub: Id,
  email: z.string(),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  gender: z.nullable(z.enum(['male', 'female', 'divers'])),
  roles: z.array(z.string()),
  is_masteruser: z.boolean(),
  is_lightuser: z.boolean(),
  subscriptions: z.array(Subscription),
  gp_number: z.nullable(z.string()),
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
  birth_date: z.nullable(z.string()),
  source: z.string(),
  image_url: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
  shared_subscriptions_role: z.nullable(z.enum(['owner', 'member'])),
  shared_subscriptions_company_name: z.nullable(z.string()),
  pending_email: z.nullable(z.string()),
  /** Code of what prevented a seat when the account was activated; null as soon as the invitation is settled. */
  seat_notice: z.nullable(z.string()),
})

/** A session as its reader sees it in the list of devices. */
export const SignedInDevice = z.object({
  id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  edition: z.string(),
  device: z.string(),
  /** The session that asks. */
  current: z.boolean(),
})

/** Signing in and out, and what a session may know about its reader. */
export const session = {
  login: operation({
    summary: 'Sign in with address and password',
    method: 'POST',
    path: '/user/login',
    auth: 'anyone',
    input: LoginForm,
    output: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() }),
    errors: [
      'AUTH_INVALID_CREDENTIALS',
      'AUTH_NOT_ACTIVATED',
      'AUTH_BLOCKED',
      'AUTH_TECHNICAL',
      'EDITION_UNKNOWN',
    ],
  }),
  logout: operation({
    summary: 'End this session on the server',
    method: 'POST',
    path: '/user/logout',
    auth: 'reader',
    input: z.strictObject({}),
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
    }),
    errors: ['EDITION_UNKNOWN'],
    noPrefetch: true,
  }),
  handOver: operation({
    summary: 'A token that signs the reader in to another edition: 60 seconds, once, there only',
    method: 'POST',
    path: '/user/tokenSSO',
    auth: 'reader',
    input: z.strictObject({ return_url: z.string().check(z.maxLength(inputLimits.returnUrlChars)) }),
    output: z.object({ token_sso: z.string(), return_url: z.string(), expires_in: z.int() }),
    errors: [],
  }),
  list: operation({
    summary: 'Where the reader is signed in, last used first',
    method: 'GET',
    path: '/user/sessions',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(SignedInDevice) }),
    errors: [],
  }),
  end: operation({
    summary: 'End one session of the reader',
    method: 'DELETE',
    path: '/user/sessions/{id}',
    auth: 'reader',
    input: z.strictObject({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  endOthers: operation({
    summary: 'End all sessions of the reader except this one',
    method: 'DELETE',
    path: '/user/sessions',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.void(),
    status: 204,
    errors: [],
  }),
} as const

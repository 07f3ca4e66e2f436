import { inputLimits, partnerScopes } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { Instant, Token } from './fields.ts'
import { operation } from './operation.ts'

const CurrentPassword = z.optional(
  z.string().check(z.minLength(1), z.maxLength(inputLimits.passwordMaxChars)),
)

/** What a partner asks for, as its reader is told. */
export const PartnerRequest = z.object({
  /** The partner's name. */
  partner: z.string(),
  /** A site's sign-in ends with that of the browser; an app is a device of its own. */
  kind: z.enum(['site', 'app']),
  scopes: z.array(z.enum(partnerScopes)),
  /** The reader has to press; otherwise the page goes on by itself. */
  asks: z.boolean(),
  /** The reader's yes is kept, and seen and taken back in the list of partners. */
  keeps: z.boolean(),
  /** The partner wants a younger login than this one: a code or a passkey first, or `current_password`. */
  needs_proof: z.boolean(),
})

/** POST /partner/device. The code as it is typed: case, spaces and hyphens do not matter. */
export const DeviceCodeForm = z.strictObject({ user_code: Token })

/** POST /partner/device/allow. */
export const AllowDeviceForm = z.extend(DeviceCodeForm, { current_password: CurrentPassword })

/** A partner that the reader has allowed to see something. */
export const AllowedPartner = z.object({
  client_id: z.string(),
  name: z.string(),
  /** All it may see; what each means: docs/spec/contract.md#claims. */
  scopes: z.array(z.enum(partnerScopes)),
  /** When the reader was first asked. */
  allowed_at: Instant,
  /** When a running sign-in there was last used; null when there is none. */
  last_seen_at: z.nullable(Instant),
})

const over = ['PARTNER_SIGN_IN_OVER'] as const
const refusals = [...over, 'REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'RATE_LIMITED'] as const
/** Where the browser goes on. */
export const returning = z.object({ return_to: z.string() })

/** Signing in to partners by OpenID Connect: what their readers agree to, see and take back. Source: docs/spec/contract.md#partners. */
export const partners = {
  show: operation({
    summary: 'What a partner asks of the reader in a sign-in that began in this browser',
    method: 'GET',
    path: '/partner/sign-in/{id}',
    auth: 'reader',
    input: z.strictObject({ id: Token }),
    output: PartnerRequest,
    errors: over,
  }),
  allow: operation({
    summary: 'Sign in at the partner; the browser goes on to the address in the answer',
    method: 'POST',
    path: '/partner/sign-in/{id}',
    auth: 'reader',
    input: z.strictObject({
      id: Token,
      /** The reader has pressed. Without it only those go on who need not be asked. */
      agreed: z.optional(z.boolean()),
      current_password: CurrentPassword,
    }),
    output: returning,
    errors: refusals,
  }),
  refuse: operation({
    summary: 'Do not sign in at the partner; the browser goes back there',
    method: 'POST',
    path: '/partner/sign-in/{id}/refuse',
    auth: 'reader',
    input: z.strictObject({ id: Token }),
    output: returning,
    errors: over,
  }),
  device: operation({
    summary: 'What the device asks that shows this code',
    method: 'POST',
    path: '/partner/device',
    auth: 'reader',
    limit: 'guess',
    input: DeviceCodeForm,
    output: PartnerRequest,
    errors: ['DEVICE_CODE_UNKNOWN'],
  }),
  allowDevice: operation({
    summary: 'Sign the device in that shows this code',
    method: 'POST',
    path: '/partner/device/allow',
    auth: 'reader',
    limit: 'guess',
    input: AllowDeviceForm,
    output: z.object({ status: z.literal('allowed') }),
    errors: ['DEVICE_CODE_UNKNOWN', 'REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG'],
  }),
  refuseDevice: operation({
    summary: 'Refuse the device that shows this code',
    method: 'POST',
    path: '/partner/device/refuse',
    auth: 'reader',
    limit: 'guess',
    input: DeviceCodeForm,
    output: z.object({ status: z.literal('refused') }),
    errors: ['DEVICE_CODE_UNKNOWN'],
  }),
  list: operation({
    summary: 'The partners that the reader has allowed to see something, the first allowed first',
    method: 'GET',
    path: '/user/partners',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({ partners: z.array(AllowedPartner) }),
    errors: [],
  }),
  withdraw: operation({
    summary: 'Take back what a partner was allowed, and end all sign-ins there',
    method: 'DELETE',
    path: '/user/partners/{client_id}',
    auth: 'reader',
    input: z.strictObject({ client_id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    output: z.void(),
    status: 204,
    errors: ['PARTNER_ACCESS_UNKNOWN'],
  }),
} as const

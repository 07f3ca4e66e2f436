import { passkeyLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName, Id, Instant, Password, text } from './fields.ts'
import { SignedIn } from './login-code.ts'
import { operation } from './operation.ts'

/** Bytes as a browser writes them: base64url without padding. */
const Bytes = (maxChars: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxChars), z.regex(/^[\w-]*$/, 'FORMAT'))

/** Id of a credential. WebAuthn allows 1,023 bytes. */
const CredentialId = Bytes(1_364)
const ClientData = Bytes(6_000)

/** How a browser reaches the key. Words that are new to us are handed back to browsers that may know them. */
const Transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'FORMAT'))).check(z.maxLength(8))

/** POST /user/passkey-login/confirm: what the browser says after a ceremony, by the fields of its answer. */
const PasskeyAssertion = z.strictObject({
  credential: CredentialId,
  client_data: ClientData,
  authenticator_data: Bytes(2_000),
  signature: Bytes(6_000),
  user_handle: z.optional(Bytes(88)),
})

/** POST /user/passkey-login. */
export const PasskeyLoginForm = z.extend(PasskeyAssertion, { edition: z.optional(EditionName) })

/** POST /user/passkeys: what the browser says after making a key. */
export const NewPasskeyForm = z.strictObject({
  client_data: ClientData,
  attestation: Bytes(16_000),
  transports: z.optional(Transports),
})

const PasskeyName = text(passkeyLimits.nameChars)

/** PUT /user/passkeys/{id}. */
export const RenamePasskeyForm = z.strictObject({ id: Id, name: PasskeyName })

/** A passkey as its reader sees it. */
export const Passkey = z.object({
  id: Id,
  /** The browser's name of it, for signals to the browser. */
  credential: z.string(),
  name: z.string(),
  /** It is copied between the reader's devices. */
  synced: z.boolean(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
})

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, §5.5; the same for everybody but for the challenge. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, §5.4. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.enum(['required', 'preferred']),
  }),
  attestation: z.literal('none'),
})

/** Signing in with a passkey, part of the slice `session`. Source: docs/spec/contract.md#passkeys. */
export const passkeyLogin = {
  passkeyOptions: operation({
    summary: 'What a browser needs to sign in with a passkey; the same for everybody',
    method: 'POST',
    path: '/user/passkey-login/options',
    auth: 'anyone',
    input: z.strictObject({}),
    output: RequestOptions,
    errors: [],
  }),
  passkeyLogin: operation({
    summary: 'Sign in with a passkey',
    method: 'POST',
    path: '/user/passkey-login',
    auth: 'anyone',
    input: PasskeyLoginForm,
    output: SignedIn,
    errors: [
      'PASSKEY_REFUSED',
      'PASSKEY_COUNTER',
      'PASSKEY_UNKNOWN',
      'AUTH_BLOCKED',
      'AUTH_TECHNICAL',
      'EDITION_UNKNOWN',
    ],
  }),
  confirmWithPasskey: operation({
    summary: 'Make the login of this session fresh with a passkey instead of the password',
    method: 'POST',
    path: '/user/passkey-login/confirm',
    auth: 'reader',
    limit: 'guess',
    input: PasskeyAssertion,
    output: z.void(),
    status: 204,
    errors: ['PASSKEY_REFUSED', 'PASSKEY_COUNTER', 'PASSKEY_UNKNOWN'],
  }),
} as const

/** The reader's passkeys. Source: docs/spec/contract.md#passkeys. */
export const passkeys = {
  list: operation({
    summary: 'The reader’s passkeys, oldest first',
    method: 'GET',
    path: '/user/passkeys',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({
      rp_id: z.string(),
      /** The account as browsers and password managers know it. */
      user_handle: z.string(),
      passkeys: z.array(Passkey),
    }),
    errors: [],
  }),
  options: operation({
    summary: 'What a browser needs to make a passkey; only soon after a login',
    method: 'POST',
    path: '/user/passkeys/options',
    auth: 'reader',
    input: z.strictObject({
      current_password: z.optional(Password),
      /** The browser makes it without asking, soon after a login with the password. */
      by_itself: z.optional(z.literal(true)),
    }),
    output: CreationOptions,
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'PASSKEY_LIMIT'],
  }),
  add: operation({
    summary: 'Add a passkey that the browser has made; the reader gets a mail',
    method: 'POST',
    path: '/user/passkeys',
    auth: 'reader',
    limit: 'passkey',
    input: NewPasskeyForm,
    output: Passkey,
    status: 201,
    errors: ['PASSKEY_NOT_CREATED', 'PASSKEY_EXISTS', 'PASSKEY_LIMIT'],
  }),
  rename: operation({
    summary: 'Give a passkey another name',
    method: 'PUT',
    path: '/user/passkeys/{id}',
    auth: 'reader',
    input: RenamePasskeyForm,
    output: Passkey,
    errors: ['NOT_FOUND'],
  }),
  remove: operation({
    summary: 'Remove a passkey: it signs in nobody any more; only soon after a login',
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    auth: 'reader',
    input: z.strictObject({ id: Id, current_password: z.optional(Password) }),
    body: ['current_password'],
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG'],
  }),
} as const

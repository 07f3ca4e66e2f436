import * as z from 'zod/mini'
import { ConsentTextVersion } from './consent.ts'
import { EditionName, Email, LoginCode, NewsletterIds, Token } from './fields.ts'
import { operation } from './operation.ts'

/** POST /user/login-code. */
export const LoginCodeRequest = z.strictObject({ email: Email, edition: z.optional(EditionName) })

/** POST /user/login-code/redeem, POST /user/login-code/confirm. */
export const LoginCodeForm = z.strictObject({ attempt: Token, code: LoginCode })

/** POST /user/login-code/redeem. */
export const RedeemCodeForm = z.extend(LoginCodeForm, { edition: z.optional(EditionName) })

/** POST /user/login-code/register. */
export const LoginCodeRegistration = z.strictObject({
  token: Token,
  newsletter_opt_in: z.optional(z.boolean()),
  newsletters: z.optional(NewsletterIds),
  consent_text_version: z.optional(ConsentTextVersion),
})

/** A started session. */
export const SignedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
})

/** Signing in and registering with a code that comes by mail. Source: docs/spec/contract.md#codes-by-mail. */
export const loginCode = {
  requestCode: operation({
    summary: 'Send a code to sign in with to an address, known or not',
    method: 'POST',
    path: '/user/login-code',
    auth: 'optional',
    limit: 'loginCode',
    input: LoginCodeRequest,
    output: z.object({
      /** Only who holds it can enter the code. */
      attempt: z.string(),
      expires_in: z.int(),
    }),
    status: 202,
    errors: ['EDITION_UNKNOWN'],
  }),
  redeemCode: operation({
    summary: 'Sign in with the code of the mail; a new address gets a token to register with',
    method: 'POST',
    path: '/user/login-code/redeem',
    auth: 'anyone',
    input: RedeemCodeForm,
    output: z.union([
      SignedIn,
      /** The address has no account yet. */
      z.object({ registration_token: z.string(), expires_in: z.int() }),
    ]),
    errors: ['LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED', 'AUTH_BLOCKED', 'AUTH_TECHNICAL', 'EDITION_UNKNOWN'],
  }),
  registerWithCode: operation({
    summary: 'Open an account without a password for an address proven by a code, and sign in',
    method: 'POST',
    path: '/user/login-code/register',
    auth: 'anyone',
    input: LoginCodeRegistration,
    output: SignedIn,
    status: 201,
    errors: ['LOGIN_CODE_EXPIRED', 'AUTH_TECHNICAL'],
  }),
  confirmWithCode: operation({
    summary: 'Make the login of this session fresh with a code instead of the password',
    method: 'POST',
    path: '/user/login-code/confirm',
    auth: 'reader',
    input: LoginCodeForm,
    output: z.void(),
    status: 204,
    errors: ['LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED'],
  }),
} as const

import * as z from 'zod/mini'
import { acrossFields } from './across-fields.ts'
import {
  City,
  EditionName,
  Email,
  HouseNumber,
  Id,
  Instant,
  LinkToken,
  PersonName,
  Postcode,
  Street,
} from './fields.ts'
import { operation } from './operation.ts'

/** States of a seat. Source: docs/spec/contract.md#seat-states. */
export const SeatStatus = z.enum([
  'invited',
  'accepted',
  'activated',
  'declined',
  'expired',
  'revoked',
  'quit',
  'ended',
])

/** A seat as its owner or its member sees it. */
export const ChildUser = z.object({
  id: Id,
  email: z.string(),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  status: SeatStatus,
  /** 'angenommen' or 'nicht angenommen'. */
  invitation_label: z.string(),
  /** 'aktiviert' or 'noch nicht aktiviert'. */
  account_label: z.string(),
  invited_at: Instant,
  expires_at: Instant,
})

const action = z.enum(['invite', 'resend', 'revoke', 'accept', 'decline'])

/** One change of PUT /shared-subscriptions/childusers/update. */
const childUserWish = <E extends typeof Email>(email: E) =>
  z.strictObject({
    id: z.optional(Id),
    email: z.optional(email),
    /** What the owner calls who is invited; it is in no mail. */
    given_name: z.optional(PersonName),
    family_name: z.optional(PersonName),
    action,
    token: z.optional(LinkToken),
    address: z.optional(
      z.strictObject({ street: Street, housenumber: HouseNumber, postcode: Postcode, city: City }),
    ),
  })

const childUsersForm = <E extends typeof Email>(email: E) =>
  z
    .strictObject({
      edition: z.optional(EditionName),
      childusers: z.array(childUserWish(email)).check(z.minLength(1), z.maxLength(50)),
    })
    .check(
      acrossFields(({ childusers }, wrong) => {
        if (!Array.isArray(childusers)) return
        for (const [index, wish] of childusers.entries()) {
          const missing = missingOf(wish ?? {})
          if (missing) wrong(['childusers', index, missing], 'REQUIRED')
        }
      }),
    )

/** PUT /shared-subscriptions/childusers/update as forms check it before they send it. */
export const ChildUsersForm = childUsersForm(Email)

/** 1 to 50 changes, each checked by itself: a wrong address fails in its own row, not in the others. */
const ChildUserWishes = childUsersForm(z.string().check(z.maxLength(1_000)))

function missingOf({ action, email, id, token }: Readonly<Record<string, unknown>>) {
  if (action === 'invite') return email === undefined ? 'email' : undefined
  if (action === 'resend' || action === 'revoke') return id === undefined ? 'id' : undefined
  const isInvitees = action === 'accept' || action === 'decline'
  return isInvitees && token === undefined && id === undefined ? 'token' : undefined
}

const OwnerView = z.object({
  role: z.literal('owner'),
  id: Id,
  type: z.enum(['family', 'company']),
  title: z.string(),
  company_name: z.nullable(z.string()),
  /** The plan is over; it is shown for as long as a renewal can restore it. */
  ended: z.boolean(),
  renewable_until: z.optional(Instant),
  max_members: z.int(),
  used: z.int(),
  allowed_domains: z.array(z.string()),
  childusers: z.array(ChildUser),
})
const MemberView = z.object({
  role: z.literal('member'),
  id: Id,
  type: z.enum(['family', 'company']),
  title: z.string(),
  owner_name: z.nullable(z.string()),
  /** Of a plan that is over: renewed before, it has its members back. */
  renewable_until: z.optional(Instant),
  seat: z.object({ id: Id, status: SeatStatus }),
})

/**
 * Reasons an invitation cannot be accepted, in the order they are checked.
 * Source: docs/spec/contract.md#accepting-an-invitation.
 */
const acceptErrors = [
  'SHARED_INVITATION_NOT_FOUND',
  'SHARED_INVITATION_REVOKED',
  'SHARED_INVITATION_USED',
  'SHARED_INVITATION_EXPIRED',
  'SHARED_WRONG_USER',
  'SHARED_OWNER_SUBSCRIPTION_ENDED',
  'SHARED_ALREADY_MEMBER',
  'SHARED_OWN_SUBSCRIPTION',
  'SHARED_ADDRESS_LOCKED',
  'SHARED_ADDRESS_MISMATCH',
  'SHARED_DOMAIN_NOT_ALLOWED',
  'SHARED_SEATS_EXHAUSTED',
] as const

/** Family and company subscriptions: who shares a plan, and how a member joins and leaves. */
export const sharedSubscriptions = {
  childUsers: operation({
    summary: 'The shared plan of the reader, as its owner or as a member',
    method: 'GET',
    path: '/shared-subscriptions/childusers',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.union([OwnerView, MemberView, z.object({ role: z.null() })]),
    errors: [],
  }),
  checkInvitation: operation({
    summary: 'What an invitation says, without consuming it',
    method: 'GET',
    path: '/shared-subscriptions/checkInvitation',
    auth: 'optional',
    input: z.strictObject({ token: z.optional(LinkToken) }),
    output: z.array(
      z.object({
        id: Id,
        type: z.enum(['family', 'company']),
        status: SeatStatus,
        expires_at: Instant,
        email_masked: z.string(),
        /** First name and initial. */
        owner_name: z.nullable(z.string()),
        company_name: z.nullable(z.string()),
        needs_address: z.boolean(),
        logged_in_as_invitee: z.boolean(),
        error_code: z.optional(z.string()),
        /** A newer mail has a newer link; this one counts as expired. */
        replaced: z.optional(z.literal(true)),
      }),
    ),
    errors: [],
  }),
  hasInvitation: operation({
    summary: 'Whether there is an open invitation',
    method: 'GET',
    path: '/shared-subscriptions/hasInvitation/{id}',
    auth: 'optional',
    input: z.strictObject({ id: z.string().check(z.maxLength(64), z.toLowerCase()) }),
    output: z.object({ has_invitation: z.boolean(), status: z.nullable(SeatStatus), expired: z.boolean() }),
    errors: [],
  }),
  validateChildUser: operation({
    summary: 'Whether an address may be invited; never whether it has an account',
    method: 'GET',
    path: '/shared-subscriptions/childuser/validate',
    auth: 'reader',
    input: z.strictObject({ email: z.string().check(z.maxLength(1_000)) }),
    output: z.union([
      z.object({ valid: z.literal(true) }),
      z.object({ valid: z.literal(false), code: z.string(), message: z.string() }),
    ]),
    errors: ['FORBIDDEN'],
  }),
  updateChildUsers: operation({
    summary: 'Invite, resend, revoke, accept and decline',
    method: 'PUT',
    path: '/shared-subscriptions/childusers/update',
    auth: 'reader',
    input: ChildUserWishes,
    output: z.object({
      max_members: z.optional(z.int()),
      used: z.optional(z.int()),
      results: z.array(
        z.object({
          id: z.nullable(Id),
          email: z.nullable(z.string()),
          action,
          ok: z.boolean(),
          already: z.optional(z.boolean()),
          status: z.nullable(SeatStatus),
          code: z.optional(z.string()),
          message: z.optional(z.string()),
        }),
      ),
      childusers: z.array(ChildUser),
      details: z.optional(z.object({ failed_emails: z.array(z.string()) })),
    }),
    errors: [
      ...acceptErrors,
      'SHARED_SELF_INVITE',
      'SHARED_DUPLICATE',
      'SHARED_INVITATION_SEND_FAILED',
      'EDITION_UNKNOWN',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  }),
  removeChildUser: operation({
    summary: 'The owner revokes a seat, a member quits',
    method: 'DELETE',
    path: '/shared-subscriptions/childuser/{id}',
    auth: 'reader',
    input: z.strictObject({ id: z.string().check(z.maxLength(64), z.toLowerCase()) }),
    output: z.object({ status: SeatStatus }),
    errors: ['NOT_FOUND'],
  }),
} as const

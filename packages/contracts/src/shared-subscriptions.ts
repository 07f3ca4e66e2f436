import * as z from 'zod/mini'
import { action, ChildUser, ChildUserWishes, SeatStatus } from './child-users.ts'
import { Id, Instant, LinkToken } from './fields.ts'
import { operation } from './operation.ts'

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
  /** The seat of a reader who manages the plan and does not own it; null for the owner. */
  own_seat: z.nullable(z.object({ id: Id })),
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
        /** In full to who holds the link of an open invitation: it came to that mailbox. */
        email: z.nullable(z.string()),
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
  declineInvitation: operation({
    summary: 'Decline an invitation by the link of its mail, without an account',
    method: 'POST',
    path: '/shared-subscriptions/decline',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({ status: SeatStatus }),
    errors: [
      'SHARED_INVITATION_NOT_FOUND',
      'SHARED_INVITATION_REVOKED',
      'SHARED_INVITATION_USED',
      'SHARED_INVITATION_EXPIRED',
    ],
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
      'SHARED_OWNER_INVITE',
      'SHARED_DUPLICATE',
      'SHARED_INVITATION_SEND_FAILED',
      'EDITION_UNKNOWN',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  }),
  setAdministrator: operation({
    summary: 'The owner of a company plan lets a member manage it, or ends that',
    method: 'PUT',
    path: '/shared-subscriptions/childuser/{id}/administrator',
    auth: 'reader',
    input: z.strictObject({ id: z.string().check(z.maxLength(64), z.toLowerCase()), manages: z.boolean() }),
    output: ChildUser,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  removeChildUser: operation({
    summary: 'Who manages the plan revokes a seat, a member quits',
    method: 'DELETE',
    path: '/shared-subscriptions/childuser/{id}',
    auth: 'reader',
    input: z.strictObject({ id: z.string().check(z.maxLength(64), z.toLowerCase()) }),
    output: z.object({ status: SeatStatus }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
} as const

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
  /** Whom the owner lets manage the plan, too. */
  manages: z.boolean(),
})

/** What is done to a seat. */
export const action = z.enum(['invite', 'resend', 'revoke', 'accept', 'decline'])

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
export const ChildUserWishes = childUsersForm(z.string().check(z.maxLength(1_000)))

function missingOf({ action, email, id, token }: Readonly<Record<string, unknown>>) {
  if (action === 'invite') return email === undefined ? 'email' : undefined
  if (action === 'resend' || action === 'revoke') return id === undefined ? 'id' : undefined
  const isInvitees = action === 'accept' || action === 'decline'
  return isInvitees && token === undefined && id === undefined ? 'token' : undefined
}

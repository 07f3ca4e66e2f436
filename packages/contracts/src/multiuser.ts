import * as z from 'zod/mini'
import { EditionName, Email, Id, PersonName } from './fields.ts'
import { operation } from './operation.ts'

const Name = z.optional(z.nullable(PersonName))

/** PUT /multiuser: everybody who shall share the company's plan. `version` is that of the list that was edited. */
export const MultiuserForm = z.strictObject({
  edition: z.optional(EditionName),
  version: z.int(),
  users: z
    .array(z.strictObject({ id: z.optional(Id), email: Email, given_name: Name, family_name: Name }))
    .check(z.maxLength(500)),
})

/** Who shares a company's plan. */
export const CompanyUsers = z.object({
  /** Rises each time somebody is added or removed. */
  version: z.int(),
  gp_number: z.string(),
  company_name: z.nullable(z.string()),
  max_users: z.int(),
  used: z.int(),
  allowed_domains: z.array(z.string()),
  users: z.array(
    z.object({
      id: Id,
      email: z.string(),
      given_name: z.nullable(z.string()),
      family_name: z.nullable(z.string()),
      status: z.enum(['invited', 'accepted', 'activated']),
      /** Whom the owner lets manage the plan, too: only the owner takes their place back. */
      manages: z.boolean(),
    }),
  ),
})

/** The users of a company's plan as one list, for its owner and its administrators. */
export const multiuser = {
  show: operation({
    summary: 'Who shares the plan of the company',
    method: 'GET',
    path: '/multiuser',
    auth: 'reader',
    input: z.strictObject({}),
    output: CompanyUsers,
    errors: ['FORBIDDEN', 'SHARED_OWNER_SUBSCRIPTION_ENDED'],
  }),
  save: operation({
    summary: 'Invite the new users of the list and revoke the missing ones; all or nothing',
    method: 'PUT',
    path: '/multiuser',
    auth: 'reader',
    input: MultiuserForm,
    output: CompanyUsers,
    errors: [
      'EDITION_UNKNOWN',
      'FORBIDDEN',
      'SHARED_OWNER_SUBSCRIPTION_ENDED',
      'NOT_FOUND',
      'CONFLICT',
      'SHARED_SELF_INVITE',
      'SHARED_OWNER_INVITE',
      'SHARED_DUPLICATE',
      'SHARED_DOMAIN_NOT_ALLOWED',
      'SHARED_SEATS_EXHAUSTED',
      'SHARED_INVITATION_SEND_FAILED',
    ],
  }),
} as const

import { emailKey, staffRoles } from '@leserkonto/rules'
import { z } from 'zod'
import { configurationError, isPublished } from '../../config-rules.ts'
import { type ListPlace, loadObject } from '../configured-list.ts'

const Origin = z.string().refine((text) => {
  return URL.canParse(text) && new URL(text).origin === text
}, 'must be an origin such as https://desk.verlag.example')

const Desk = z.strictObject({
  origin: Origin,
  /** Who says who somebody is: the publisher's identity provider. */
  issuer: z
    .string()
    .refine((text) => URL.canParse(text), 'must be an address such as https://anmeldung.verlag.example'),
  client_id: z.string().min(1).max(200),
  client_secret: z.string().min(1).max(500),
  scope: z.string().default('openid email'),
  /** The claim that says what somebody may: a group or a role, or where the provider has none an address. */
  claim: z.string().min(1).max(100).default('email'),
  /** What of the claim's values is which role; who has none of them is not let in. */
  roles: z.record(z.string().min(1), z.enum(staffRoles)),
  /** Ticket systems that may show the page of a ticket in a frame. */
  ticket_origins: z.array(Origin).max(20).default([]),
})

/** The desk as it is configured. Source: docs/operations.md#the-desk. */
export type DeskSettings = z.output<typeof Desk>

/** Reads the desk from the environment's JSON or the file; undefined without one. */
export function loadDesk(where: ListPlace, development: boolean): DeskSettings | undefined {
  const desk = loadObject('DESK', Desk, where)
  if (!desk) return undefined
  const roles = Object.entries(desk.roles).map(
    ([value, role]) => [claimValue(desk.claim, value), role] as const,
  )
  if (development) return { ...desk, roles: Object.fromEntries(roles) }
  const name = where.json === undefined ? 'DESK_FILE' : 'DESK'
  const plain = (['origin', 'issuer'] as const).filter((field) => !desk[field].startsWith('https:'))
  const wrong = [
    ...plain.map((field) => ({ name, why: `must have an https address in ${field} outside local and dev` })),
    ...(desk.ticket_origins.some((origin) => !origin.startsWith('https:'))
      ? [{ name, why: 'must have https addresses in ticket_origins outside local and dev' }]
      : []),
    ...(isPublished(desk.client_secret)
      ? [{ name, why: 'has a secret of our repository, which anybody can read' }]
      : []),
  ]
  if (wrong.length > 0) throw configurationError(wrong)
  return { ...desk, roles: Object.fromEntries(roles) }
}

/** A value of the claim as it is compared: addresses have more than one spelling. */
export const claimValue = (claim: string, value: string): string =>
  claim === 'email' ? emailKey(value) : value

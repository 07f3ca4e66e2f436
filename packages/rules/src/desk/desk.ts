import { keysOf } from '../read/guards.ts'

/** What the staff of the reader service may be. Source: docs/spec/service-desk.md#roles. */
export const staffRoles = ['service', 'lead', 'auditor'] as const
/** A role at the desk. */
export type StaffRole = (typeof staffRoles)[number]

const hour = 60 * 60_000

/** How long somebody is signed in at the desk, how long a sign-in may take, and how long a look counts as one. */
export const deskLimits = {
  sessionMs: 8 * hour,
  signInMs: 10 * 60_000,
  lookMs: hour,
  /** What somebody does is counted over this time. */
  useMs: hour,
  /** Access that is opened ends after so many hours at the latest. */
  mostHours: 7 * 24,
  foundRows: 20,
  queryChars: 254,
  noteChars: 1_000,
  listedRows: 200,
  /** What took place that long ago is no case any more. */
  caseMs: 30 * 24 * hour,
  /** A merge can be undone so long; then the going account is deleted. */
  mergeMs: 30 * 24 * hour,
  /** The publisher confirms a declaration within this time; later it is a case. */
  unconfirmedMs: hour,
} as const

/** The pages of the desk, at its own origin. */
export const deskAddresses = {
  search: '/',
  found: '/suche',
  registration: '/registrierung',
  reader: '/leser',
  /** Below the page of a reader. */
  asReader: 'ansicht',
  cases: '/vorgaenge',
  ticket: '/ticket',
  waiting: '/zweite-person',
  morning: '/ohne-zeitung',
  record: '/protokoll',
  recordFile: '/protokoll.csv',
  signIn: '/anmelden',
  signedIn: '/angemeldet',
  signOut: '/abmelden',
} as const

/** Queues of cases that wait for somebody. Source: docs/spec/service-desk.md#cases. */
export const deskQueues = ['second', 'takenBack', 'declarations', 'bounced', 'dead'] as const

/** Why staff do something for a reader; `incident` is no wish of a reader's. */
export const deskReasons = [
  'request',
  'no_paper',
  'no_mail',
  'cannot_sign_in',
  'plan_missing',
  'wrong_address',
  'wish',
  'abuse',
  'death',
  'incident',
] as const
/** A reason of an act. */
export type DeskReason = (typeof deskReasons)[number]

/** How staff know who calls. */
export const identifiedBy = [
  'customer_number',
  'birth_date',
  'mailbox',
  'call_back',
  'letter',
  'none',
] as const
/** A way to know a caller. */
export type IdentifiedBy = (typeof identifiedBy)[number]

/** What is done at the desk, and who may: service and lead, or lead alone. Source: docs/spec/service-desk.md#acts. */
const acts = {
  'reader.searched': 'service',
  'reader.viewed': 'service',
  'reader.viewed_as': 'service',
  'reader.noted': 'service',
  'access.opened': 'service',
  'access.ended': 'service',
  'activation.sent': 'service',
  'reset.sent': 'service',
  'limits.lifted': 'service',
  'sessions.ended': 'service',
  'account.blocked': 'service',
  'account.unblocked': 'service',
  'address.change_begun': 'service',
  'suppression.lifted': 'service',
  'customer.unlinked': 'service',
  'seat.ended': 'service',
  'account.exported': 'service',
  'deletion.asked': 'service',
  'merge.asked': 'service',
  'case.taken': 'service',
  'case.closed': 'service',
  'deletion.refused': 'lead',
  'account.deleted': 'lead',
  'merge.refused': 'lead',
  'accounts.merged': 'lead',
  'accounts.merge_undone': 'lead',
  'access.opened_for_all': 'lead',
  'access.ended_for_all': 'lead',
  'letter.retried': 'lead',
  'use.exceeded': 'service',
  'use.refused': 'service',
} as const satisfies Record<string, 'service' | 'lead'>

/**
 * How often an hour one member of the staff does something: beyond `usual` it is told, beyond `most` refused.
 * Source: docs/spec/service-desk.md#unusual-use.
 */
export const deskUses = {
  'reader.viewed': { usual: 60, most: 200 },
  'account.exported': { usual: 5, most: 20 },
  'reader.searched': { usual: 120, most: undefined },
} as const satisfies Partial<Record<keyof typeof acts, { usual: number; most: number | undefined }>>
/** An act that is counted. */
export type CountedAct = keyof typeof deskUses

/** An act of the staff. */
export type DeskAct = keyof typeof acts
/** All acts. */
export const deskActs = keysOf(acts)

/** Whether a role may do something. Auditors only read what others have done. */
export const mayAct = (role: StaffRole, act: DeskAct): boolean =>
  role === 'lead' || (role === 'service' && acts[act] === 'service')

/** Acts that are done for somebody who has shown who they are: all but looking, and what only helps. */
const unproven: readonly DeskAct[] = [
  'reader.searched',
  'reader.viewed',
  'reader.viewed_as',
  'reader.noted',
  'access.opened',
  'access.ended',
  'activation.sent',
  'reset.sent',
  'limits.lifted',
  'sessions.ended',
  'account.blocked',
  'case.taken',
  'case.closed',
  'use.exceeded',
  'use.refused',
]

/** Whether an act is refused for a caller who has shown nothing. */
export const needsProof = (act: DeskAct): boolean => !unproven.includes(act)

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789.-_@'
/** Longer addresses are looked for exactly: each variant is one more look. */
const mostVariedChars = 64
/** Where most readers have their mailbox. */
const commonDomains = [
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'gmail.com',
  'freenet.de',
  'outlook.de',
  'yahoo.de',
]

/**
 * Addresses that differ from this one by one slip of the finger, or have their mailbox at another common provider; none of a long
 * one. A look at an index for each is quicker than an index of their parts, and needs none.
 */
export function similarAddresses(key: string): string[] {
  if (key.length > mostVariedChars) return []
  const places = Array.from({ length: key.length + 1 }, (_, at) => at)
  const variants = places.flatMap((at) => {
    const [before, after] = [key.slice(0, at), key.slice(at)]
    return [
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ...[...letters].flatMap((one) => [before + one + after, before + one + after.slice(1)]),
    ]
  })
  const [name = ''] = key.split('@')
  const elsewhere = key.includes('@') ? commonDomains.map((domain) => `${name}@${domain}`) : []
  return [...new Set([...elsewhere, ...variants])].filter((one) => one !== key && one.includes('@'))
}

import { normalizedEmail } from './email.ts'
import { sharedPlanLimits } from './limits/limits.ts'
import { type ComparedAddress, isSameAddress } from './same-address.ts'

/** States of a seat. Source: docs/spec/contract.md#seat-states. */
export type SeatStatus =
  | 'invited'
  | 'accepted'
  | 'activated'
  | 'declined'
  | 'expired'
  | 'revoked'
  | 'quit'
  | 'ended'

/** States that take one of a plan's seats. Source: docs/spec/contract.md#seat-states. */
export const liveSeatStatuses = ['invited', 'accepted', 'activated'] as const

/** Whether a seat of this state is one of those a plan has. */
export const takesSeat = (status: SeatStatus): status is (typeof liveSeatStatuses)[number] =>
  liveSeatStatuses.some((live) => live === status)

/** What a seat's state is judged by. */
export type SeatState = { status: SeatStatus; accountId: string | null; expiresAt: Date }

/** The state of a seat now: an invitation nobody with an account took up ends by itself. */
export function seatStatus({ status, accountId, expiresAt }: SeatState, now: Date): SeatStatus {
  const open = status === 'invited' || (status === 'accepted' && accountId === null)
  return open && expiresAt <= now ? 'expired' : status
}

/** Why an invitation can no longer be taken up, judged by its seat alone; undefined while it can. */
export function reasonAgainstInvitation(seat: SeatState, now: Date) {
  const status = seatStatus(seat, now)
  if (status === 'revoked') return 'SHARED_INVITATION_REVOKED'
  if (status === 'ended') return 'SHARED_OWNER_SUBSCRIPTION_ENDED'
  if (status === 'expired') return 'SHARED_INVITATION_EXPIRED'
  const open = status === 'invited' || (status === 'accepted' && seat.accountId === null)
  return open ? undefined : 'SHARED_INVITATION_USED'
}

/** A plan that ended since then may still be renewed, and its seats with it. */
export const renewableSince = (now: Date): Date => new Date(now.getTime() - sharedPlanLimits.renewalMs)

/** Whether a shared plan runs no more, its last known day included. */
export const planHasEnded = (plan: { status: 'live' | 'ended'; endsAt: Date | null }, now: Date): boolean =>
  plan.status === 'ended' || (plan.endsAt !== null && plan.endsAt <= now)

/** Whether an address may join a company's plan; a plan without a list takes any. */
export function isAllowedDomain(email: string, allowedDomains: readonly string[]): boolean {
  if (allowedDomains.length === 0) return true
  const domain = domainOf(normalizedEmail(email))
  return allowedDomains.some((allowed) => domainOf(normalizedEmail(`x@${allowed}`)) === domain)
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Everything that decides whether somebody may take a seat. */
export type SeatApplication = {
  type: string
  planRuns: boolean
  hasOtherSeat: boolean
  hasOwnPlus: boolean
  locked: boolean
  /** Undefined when nothing is known and nothing was typed. */
  address: ComparedAddress | undefined
  ownerAddress: ComparedAddress | undefined
  email: string
  allowedDomains: readonly string[]
  /**
   * Invitations that were taken up, the applicant's own included. Those still open keep nobody out: where a
   * maximum was lowered, who comes first has the seat.
   */
  used: number
  maxMembers: number
}

/**
 * Why somebody may not take a seat, in the order of docs/spec/contract.md#accepting-an-invitation; undefined when they
 * may.
 */
export function reasonToRefuseSeat(one: SeatApplication) {
  if (!one.planRuns) return 'SHARED_OWNER_SUBSCRIPTION_ENDED'
  if (one.hasOtherSeat) return 'SHARED_ALREADY_MEMBER'
  if (one.type === 'family') {
    if (one.hasOwnPlus) return 'SHARED_OWN_SUBSCRIPTION'
    if (one.locked) return 'SHARED_ADDRESS_LOCKED'
    if (!one.address || !one.ownerAddress || !isSameAddress(one.address, one.ownerAddress))
      return 'SHARED_ADDRESS_MISMATCH'
  } else if (!isAllowedDomain(one.email, one.allowedDomains)) return 'SHARED_DOMAIN_NOT_ALLOWED'
  return one.used > one.maxMembers ? 'SHARED_SEATS_EXHAUSTED' : undefined
}

/** A reason of `reasonToRefuseSeat`. */
export type SeatRefusal = NonNullable<ReturnType<typeof reasonToRefuseSeat>>

/** How who shares a plan is named, in mails and on pages alike: the company, else the person; null for nobody. */
export const sharerName = ({ company, givenName, familyName }: Sharer): string | null =>
  company ?? ([givenName, familyName].filter(Boolean).join(' ') || null)

type Sharer = {
  readonly company?: string | null | undefined
  readonly givenName?: string | null | undefined
  readonly familyName?: string | null | undefined
}

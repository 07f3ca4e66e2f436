import { type FieldError, fieldError } from '@leserkonto/contracts'
import {
  emailKey,
  isAllowedDomain,
  normalizedEmail,
  reasonAgainstEmail,
  seatStatus,
  takesSeat,
  untaggedEmailKey,
} from '@leserkonto/rules'
import type { SharedSubscription } from '../store/shared-plans.ts'
import type { SharedSeat } from '../store/shared-seats.ts'

/** The columns by which a seat is counted. */
export type CountedSeat = Pick<SharedSeat, 'id' | 'emailKey' | 'status' | 'accountId' | 'expiresAt'>

/** Whether a seat is taken now. */
export const isTaken = (seat: CountedSeat, now: Date): boolean => takesSeat(seatStatus(seat, now))

/**
 * Why an owner cannot invite an address; undefined if they can. Depends only on their own plan and list, never on whether
 * somebody has an account. `resent`: the seat whose invitation is sent again.
 */
export function reasonNotToInvite(
  email: string,
  {
    ownEmail,
    ownerEmail,
    plan,
    seats,
    now,
    resent,
  }: {
    ownEmail: string
    ownerEmail: string | undefined
    plan: SharedSubscription
    seats: readonly CountedSeat[]
    now: Date
    resent?: string
  },
) {
  const taken = seats.filter((seat) => isTaken(seat, now))
  if (untaggedEmailKey(email) === untaggedEmailKey(ownEmail)) return 'SHARED_SELF_INVITE'
  if (ownerEmail !== undefined && untaggedEmailKey(email) === untaggedEmailKey(ownerEmail))
    return 'SHARED_OWNER_INVITE'
  if (taken.some((seat) => seat.id !== resent && seat.emailKey === emailKey(email))) return 'SHARED_DUPLICATE'
  if (plan.type === 'company' && !isAllowedDomain(email, plan.allowedDomains))
    return 'SHARED_DOMAIN_NOT_ALLOWED'
  const others = taken.filter(({ id }) => id !== resent)
  const counted = others.length < taken.length
  return !counted && taken.length >= plan.maxMembers ? 'SHARED_SEATS_EXHAUSTED' : undefined
}

/** Values of the German text of a refusal of this plan. */
export const refusalParams = ({ maxMembers, allowedDomains }: SharedSubscription) => ({
  max: maxMembers,
  domains: allowedDomains.join(', @'),
})

/** An address as an owner typed it, normalized, and what is wrong with it. */
export function typedAddress(typed: string): { email: string; wrong: FieldError | undefined } {
  const email = normalizedEmail(typed)
  const reason = email === '' ? 'REQUIRED' : reasonAgainstEmail(email)
  return { email, wrong: reason && fieldError('email', reason) }
}

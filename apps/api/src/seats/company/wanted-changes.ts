import { type Input, type multiuser, Problem } from '@leserkonto/contracts'
import { emailKey } from '@leserkonto/rules'
import { type CountedSeat, isTaken, reasonNotToInvite, refusalParams } from '../invitations/invitable.ts'
import type { Inviting } from '../invitations/mail-invitation.ts'
import type { SharedSeat } from '../store/shared-seats.ts'

type User = Input<typeof multiuser.save>['users'][number]

/** The changes that lead from the users of a plan to the wanted ones. */
export type Changes = {
  kept: { seat: SharedSeat; user: User }[]
  missing: SharedSeat[]
  added: User[]
}

/**
 * Compares the wanted users with the seats of a plan, by address. Throws NOT_FOUND for an unknown seat id,
 * SHARED_DUPLICATE for an address that occurs twice, and the reason if a new one cannot be invited.
 */
export function wantedChanges(
  users: readonly User[],
  seats: readonly SharedSeat[],
  { account, ownerEmail, plan }: Pick<Inviting, 'account' | 'ownerEmail' | 'plan'>,
  now: Date,
): Changes {
  const ids = new Set(seats.map(({ id }) => id))
  if (users.some(({ id }) => id !== undefined && !ids.has(id))) throw new Problem('NOT_FOUND')
  const wanted = new Map(users.map((user) => [emailKey(user.email), user]))
  const twice = users.filter((user) => wanted.get(emailKey(user.email)) !== user)
  if (twice.length > 0) throw refused('SHARED_DUPLICATE', twice, plan)
  const taken = seats.filter((seat) => isTaken(seat, now))
  const kept = taken.flatMap((seat) => {
    const user = wanted.get(seat.emailKey)
    return user ? [{ seat, user }] : []
  })
  const keys = new Set(kept.map(({ seat }) => seat.emailKey))
  const added = users.filter(({ email }) => !keys.has(emailKey(email)))
  const others = kept.map(({ seat }) => seat)
  refuseUnlessInvitable(added, { seats: others, ownEmail: account.email, ownerEmail, plan, now })
  return { kept, missing: taken.filter(({ emailKey: key }) => !keys.has(key)), added }
}

type InvitationRules = Pick<Inviting, 'plan' | 'ownerEmail'> & {
  seats: readonly CountedSeat[]
  ownEmail: string
  now: Date
}

/** Checks them as if they were invited one after the other; the refusal names the addresses with the first reason. */
function refuseUnlessInvitable(added: readonly User[], judged: InvitationRules): void {
  const seats = [...judged.seats]
  const reasons = added.map((user) => {
    const reason: Reason | undefined = reasonNotToInvite(user.email, { ...judged, seats })
    const expiresAt = new Date(judged.now.getTime() + 1)
    const open = { status: 'invited', accountId: null, expiresAt } as const
    if (!reason) seats.push({ id: '', emailKey: emailKey(user.email), ...open })
    return { user, reason }
  })
  const first = reasons.find(({ reason }) => reason)?.reason
  if (!first) return
  const same = reasons.flatMap(({ user, reason }) => (reason === first ? [user] : []))
  throw refused(first, same, judged.plan)
}

type Reason = NonNullable<ReturnType<typeof reasonNotToInvite>>

const refused = (reason: Reason, users: readonly User[], plan: Inviting['plan']) =>
  new Problem(reason, {
    params: refusalParams(plan),
    details: { refused_emails: users.map(({ email }) => email) },
  })

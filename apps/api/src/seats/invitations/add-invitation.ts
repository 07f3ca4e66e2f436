import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { appendSharedEvent, changePlan } from '../store/shared-plans.ts'
import { createSeat, type SharedSeat } from '../store/shared-seats.ts'
import { type Inviting, mailInvitation } from './mail-invitation.ts'

/** A new invitation; without an outbox entry if the address wants no invitations. */
export type Invited = { seat: SharedSeat; entryId: string | undefined }

/** Whom to invite; the names are notes of the owner and never in a mail. */
export type Invitee = { email: string; givenName: string | null; familyName: string | null }

/** Takes a seat of a locked plan for an address that may be invited, and enqueues the mail. */
export async function addInvitation(
  tx: Tx,
  { email, givenName, familyName }: Invitee,
  owner: Inviting,
  work: Work,
): Promise<Invited> {
  // A list is shown in the order in which it was sent.
  const id = work.ids.newOrderedId(work.now)
  const { account, plan } = owner
  const seat = await createSeat(tx, {
    id,
    sharedSubscriptionId: plan.id,
    email,
    emailKey: emailKey(email),
    status: 'invited',
    givenName,
    familyName,
    invitedBy: account.id,
    invitedAt: work.now,
    expiresAt: invitationEnd(work.now),
  })
  await changePlan(tx, plan.id, { version: { increment: 1 } })
  const event = { seatId: id, sharedSubscriptionId: plan.id, actorAccountId: account.id }
  await appendSharedEvent(tx, { id: work.ids.newId(), ...event, toStatus: 'invited', at: work.now })
  return { seat, entryId: await mailInvitation(tx, seat, owner, work) }
}

/** When an invitation sent now ends. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + tokenLifetimeMs.invitation)

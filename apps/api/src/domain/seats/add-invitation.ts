import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/db.ts'
import { appendSharedEvent } from '../../store/shared-events.ts'
import { changePlan } from '../../store/shared-plans.ts'
import { createSeat, type SharedSeat } from '../../store/shared-seats.ts'
import { type Inviting, mailInvitation } from './mail-invitation.ts'

/** An invitation that is on its way; no entry when the address wants none. */
export type Invited = { seat: SharedSeat; entryId: string | undefined }

/** Whom to invite; the names are the owner's own notes, no mail carries them. */
export type Invitee = { email: string; givenName: string | null; familyName: string | null }

/** Takes a seat of a held plan for an address that may be invited, and enqueues its mail. */
export async function addInvitation(
  tx: Tx,
  { email, givenName, familyName }: Invitee,
  owner: Inviting,
  work: Work,
): Promise<Invited> {
  const id = work.ids.newId()
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

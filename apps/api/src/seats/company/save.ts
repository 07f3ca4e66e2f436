import { type Input, type multiuser, Problem } from '@leserkonto/contracts'
import type { CallOf, OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { addInvitation, type Invited } from '../invitations/add-invitation.ts'
import { invitingOwner, unsentInvitations, withinInvitationLimits } from '../invitations/inviting-owner.ts'
import type { Inviting } from '../invitations/mail-invitation.ts'
import { revokeSeat } from '../plans/give-up-seat.ts'
import { refuseAdministrators } from '../plans/managed-plan.ts'
import { holdPlan } from '../plans/move-seat.ts'
import { changePlan } from '../store/shared-plans.ts'
import { changeSeat, findSeatsOf } from '../store/shared-seats.ts'
import { companyPlan, shownUsers } from './company-plan.ts'
import { type Changes, wantedChanges } from './wanted-changes.ts'

type Form = Input<typeof multiuser.save>
type ReaderCall = CallOf<'reader'>

/**
 * Replaces the users of a company's plan by those of the list: new ones are invited, missing ones lose their seat. Does all
 * or nothing, and only if the plan still has the version the list was made from.
 */
export const save: OperationOf<typeof multiuser.save> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  const managed = await companyPlan({ force: true }, call)
  const { plan } = managed
  refuseOutdated(form, plan)
  const owner = await invitingOwner({ ...managed, edition }, call)
  // Checked before the limits, so that refused users do not count as invitations.
  const { added, missing } = wantedChanges(form.users, await findSeatsOf(call.db, plan.id), owner, call.now)
  refuseAdministrators(missing, owner)
  const emails = added.map(({ email }) => email)
  try {
    const invited = await withinInvitationLimits(emails, owner, call, () =>
      transaction(call.db, (tx) => apply(tx, form, owner, call)),
    )
    await sendNow(invited, call)
  } finally {
    tellRelay(call)
  }
  return shownUsers(plan, call)
}

const refuseOutdated = ({ version }: Form, plan: { version: number }) => {
  if (plan.version !== version) throw new Problem('CONFLICT')
}

async function apply(tx: Tx, form: Form, owner: Inviting, call: ReaderCall): Promise<Invited[]> {
  const plan = await holdPlan(tx, owner.plan.id, call)
  if (plan.status === 'ended') throw new Problem('SHARED_OWNER_SUBSCRIPTION_ENDED')
  refuseOutdated(form, plan)
  const held = { ...owner, plan }
  const seats = await findSeatsOf(tx, plan.id)
  const changes = wantedChanges(form.users, seats, held, call.now)
  refuseAdministrators(changes.missing, held)
  for (const seat of changes.missing) await revokeSeat(tx, seat, held, call)
  for (const one of changes.kept) await rename(tx, one)
  const invited: Invited[] = []
  for (const { email, given_name, family_name } of changes.added) {
    const names = { givenName: given_name ?? null, familyName: family_name ?? null }
    invited.push(await addInvitation(tx, { email, ...names }, held, call))
  }
  return invited
}

/** The names are the owner's notes; a missing name is not changed. */
async function rename(tx: Tx, { seat, user }: Changes['kept'][number]): Promise<void> {
  const { given_name: givenName = seat.givenName, family_name: familyName = seat.familyName } = user
  if (givenName === seat.givenName && familyName === seat.familyName) return
  await changeSeat(tx, seat, { givenName, familyName })
  await changePlan(tx, seat.sharedSubscriptionId, { version: { increment: 1 } })
}

async function sendNow(invited: readonly Invited[], call: ReaderCall): Promise<void> {
  const unsent = await unsentInvitations(
    invited.flatMap(({ entryId }) => entryId ?? []),
    call,
  )
  const failed = invited.filter(({ entryId }) => entryId && unsent.has(entryId))
  if (failed.length === 0) return
  const emails = failed.map(({ seat }) => seat.email)
  const params = { emails: emails.join(', ') }
  throw new Problem('SHARED_INVITATION_SEND_FAILED', { params, details: { failed_emails: emails } })
}

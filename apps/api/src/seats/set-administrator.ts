import { Problem, type sharedSubscriptions } from '@leserkonto/contracts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { CallOf, OperationOf } from '../context.ts'
import { tellRelay } from '../outbox/enqueue.ts'
import { transaction } from '../store/database/run.ts'
import { isOwnerOf } from './plans/managed-plan.ts'
import { holdPlan } from './plans/move-seat.ts'
import { mailAdministrator } from './plans/shared-plan-mails.ts'
import { shownSeat } from './shown-seat.ts'
import { appendSharedEvent } from './store/shared-plans.ts'
import { changeSeat, findSeat, findSeatOnly, isUuid, type SharedSeat } from './store/shared-seats.ts'

/**
 * Lets a member of a company's plan manage it, too, or ends that; both get a mail. Only the owner decides it: for all others but
 * administrators the seat counts as unknown. Repeating it changes nothing. Source: docs/spec/flows.md#administrators.
 */
export const setAdministrator: OperationOf<typeof sharedSubscriptions.setAdministrator> = async (
  { id, manages },
  call,
) => {
  const seat = isUuid(id) ? await findSeat(call.db, id) : null
  const plan = seat?.sharedSubscription
  if (!seat || !plan || !(await isOwnerOf(plan, call.reader.accountId, call))) throw new Problem('NOT_FOUND')
  if (plan.type !== 'company' || plan.status !== 'live') throw new Problem('FORBIDDEN')
  const changed = await change(seat, manages, call)
  tellRelay(call)
  return shownSeat(changed, call.now)
}

const change = (
  { id, sharedSubscriptionId }: SharedSeat,
  manages: boolean,
  call: CallOf<'reader'>,
): Promise<SharedSeat> =>
  transaction(call.db, async (tx) => {
    const plan = await holdPlan(tx, sharedSubscriptionId, call)
    const seat = await findSeatOnly(tx, id)
    if (seat.manages === manages) return seat
    // Only a member who reads along already: anybody who reads a mailbox can accept its invitation.
    const changed = seat.status === 'activated' ? await changeSeat(tx, seat, { manages }) : null
    if (!changed) throw new Problem('CONFLICT')
    await appendSharedEvent(tx, {
      id: call.ids.newId(),
      sharedSubscriptionId,
      seatId: id,
      actorAccountId: call.reader.accountId,
      fromStatus: seat.status,
      toStatus: seat.status,
      reason: manages ? 'administrator_named' : 'administrator_ended',
      at: call.now,
    })
    const owner = await findAccount(tx, call.reader.accountId)
    if (owner) await mailAdministrator(tx, { plan, seat: changed, owner }, call)
    return changed
  })

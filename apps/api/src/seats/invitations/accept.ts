import { Problem } from '@leserkonto/contracts'
import { type ComparedAddress, isOutage, reasonAgainstInvitation } from '@leserkonto/rules'
import type { Account } from '../../accounts/store/accounts.ts'
import type { Call } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { findPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { findSeatOnly, type SharedSeat } from '../store/shared-seats.ts'
import { refusalParams } from './invitable.ts'
import { invitationOf, type NamedInvitation } from './invitation-of.ts'
import {
  type Application,
  readSeatFacts,
  refusalOf,
  reserveSeat,
  settleSeat,
  tellPublisherOfSeat,
} from './take-seat.ts'

/** The seat an invitee has after accepting, and whether they had it before. */
export type Accepted = { seat: SharedSeat; already: boolean }

/**
 * Accepts an invitation: asks the publisher, reserves the seat, tells the publisher, activates the seat. Without an answer
 * from the publisher the seat stays accepted, and the outbox finishes it.
 * Source: docs/spec/contract.md#how-accepting-runs.
 */
export async function accept(
  named: NamedInvitation & { address?: ComparedAddress | undefined },
  account: Account,
  call: Call,
): Promise<Accepted> {
  const { seat: found, settled } = await invitationOf(named, account, call)
  const { sharedSubscription: plan, ...seat } = found
  if (settled && seat.status === 'declined') throw new Problem('SHARED_INVITATION_USED')
  if (settled) return { seat, already: true }
  const application = { seat, plan, account }
  const facts = await readSeatFacts(plan, { accountId: account.id, typed: named.address }, call)
  const outcome = await transaction(call.db, (tx) => reserveSeat(tx, application, facts, call), [
    'shared_seat_live_account_key',
  ])
  if ('refused' in outcome) throw await refusal(outcome.refused, plan, call)
  if ('already' in outcome) return { seat: outcome.already, already: true }
  await finish({ ...application, seat: outcome.reserved.seat }, outcome.reserved.entryId, call)
  const now = await findSeatOnly(call.db, seat.id)
  // The seat was taken back or ended with its plan while the publisher was asked.
  if (!['accepted', 'activated'].includes(now.status))
    throw new Problem(reasonAgainstInvitation(now, call.now) ?? 'SHARED_INVITATION_USED')
  return { seat: now, already: false }
}

async function finish(application: Application, entryId: string, call: Call): Promise<void> {
  const said = await tellPublisherOfSeat(application.seat, application, call).catch(unlessOutage)
  if (!said) return
  const outcome = await transaction(call.db, async (tx) => {
    const settled = await settleSeat(tx, application, said, call)
    await finishEntry(tx, entryId)
    return settled
  })
  if (outcome !== 'refused') return
  throw await refusal(refusalOf(said), application.plan, call)
}

/** The refusal with the current maximum and domains, which asking the publisher may have changed. */
async function refusal(code: Problem['code'], plan: SharedSubscription, { db }: Call): Promise<Problem> {
  const now = await findPlan(db, plan.crmSubscriptionId)
  return new Problem(code, { params: refusalParams(now ?? plan) })
}

function unlessOutage(error: unknown): undefined {
  if (!isOutage(error)) throw error
}

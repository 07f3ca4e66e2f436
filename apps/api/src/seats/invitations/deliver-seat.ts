import { findAccount, setSeatNotice } from '../../accounts/store/accounts.ts'
import type { With, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { SeatEntry } from '../../outbox/entries.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { holdPlan } from '../plans/move-seat.ts'
import { findLiveSeat, findSeat } from '../store/shared-seats.ts'
import {
  type Application,
  judgeSeat,
  putBack,
  readSeatFacts,
  refusalOf,
  settleSeat,
  tellPublisherOfSeat,
} from './take-seat.ts'

/**
 * Finishes a seat its reader has accepted: checks it if the account was just activated, then tells the publisher. If the
 * seat cannot be given the invitation is open again, and the reader sees the reason after the next login.
 */
export async function deliverSeat(entry: SeatEntry, entryId: string, work: Work): Promise<void> {
  const found = await findSeat(work.db, entry.seatId)
  const account = await findAccount(work.db, entry.accountId)
  if (!found || !account) return void (await finishEntry(work.db, entryId))
  const { sharedSubscription: plan, ...seat } = found
  const application = { seat, plan, account }
  const waits = seat.status === 'accepted' && seat.accountId === account.id
  if (!waits || seat.acceptedAt?.toISOString() !== entry.acceptedAt)
    return removeUnwanted(application, entryId, work)
  if (entry.check && (await isRefused(application, entry.check, entryId, work))) return
  const said = await tellPublisherOfSeat(seat, application, work)
  await transaction(work.db, async (tx) => {
    const outcome = await settleSeat(tx, application, said, work)
    if (outcome === 'refused') await setSeatNotice(tx, account.id, refusalOf(said))
    await finishEntry(tx, entryId)
  })
  tellRelay(work)
}

/** The seat was given up before the publisher had answered, so it has to free it as well. */
async function removeUnwanted(
  { plan, account }: Application,
  entryId: string,
  work: With<'db' | 'publisher'>,
) {
  const live = await findLiveSeat(work.db, account.id)
  if (live?.sharedSubscriptionId !== plan.id) {
    const held = (await work.publisher.seats(plan.crmSubscriptionId)) ?? []
    for (const one of held.filter(({ account_id }) => account_id === account.id))
      await work.publisher.removeSeat(plan.crmSubscriptionId, one.seat_id, `${entryId}.${one.seat_id}`)
  }
  await finishEntry(work.db, entryId)
}

async function isRefused(
  application: Application,
  { address }: NonNullable<SeatEntry['check']>,
  entryId: string,
  work: Work,
): Promise<boolean> {
  const { seat, plan, account } = application
  const typed = address ?? undefined
  const facts = await readSeatFacts(plan, { accountId: account.id, typed }, work)
  const refused = await transaction(work.db, async (tx) => {
    const held = await holdPlan(tx, plan.id, work)
    const reason = await judgeSeat(tx, { seat, plan: held, account }, facts, work)
    if (!reason) return false
    await putBack(tx, seat, work)
    await setSeatNotice(tx, account.id, reason)
    await finishEntry(tx, entryId)
    return true
  })
  return refused
}

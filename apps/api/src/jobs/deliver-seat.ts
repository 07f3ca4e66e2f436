import { tellRelay } from '../steps/enqueue-mail.ts'
import { holdPlan } from '../steps/move-seat.ts'
import type { SeatEntry } from '../steps/outbox-entries.ts'
import {
  type Application,
  judgeSeat,
  putBack,
  readSeatFacts,
  refusalOf,
  settleSeat,
  tellPublisherOfSeat,
} from '../steps/take-seat.ts'
import { findAccount } from '../store/accounts.ts'
import { finishEntry } from '../store/outbox.ts'
import { setSeatNotice } from '../store/seat-notices.ts'
import { findLiveSeat, findSeat } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

/**
 * Finishes a seat its reader has accepted: judged now when the account has just become active, then told to the
 * publisher. What speaks against it puts the invitation back, and the reader is shown why after the next login.
 */
export async function deliverSeat(entry: SeatEntry, entryId: string, job: Job): Promise<void> {
  const found = await findSeat(job.db, entry.seatId)
  const account = await findAccount(job.db, entry.accountId)
  if (!found || !account) return finishEntry(job.db, entryId)
  const { sharedSubscription: plan, ...seat } = found
  const application = { seat, plan, account }
  const waits = seat.status === 'accepted' && seat.accountId === account.id
  if (!waits || seat.acceptedAt?.toISOString() !== entry.acceptedAt)
    return removeUnwanted(application, entryId, job)
  if (entry.check && (await isRefused(application, entry.check, entryId, job))) return
  const said = await tellPublisherOfSeat(seat, application, job)
  await transaction(job.db, async (tx) => {
    const outcome = await settleSeat(tx, application, said, job)
    if (outcome === 'refused') await setSeatNotice(tx, account.id, refusalOf(said))
    await finishEntry(tx, entryId)
  })
  tellRelay(job)
}

/** The seat was given up while the publisher's answer was outstanding: what it may hold for it goes too. */
async function removeUnwanted({ plan, account }: Application, entryId: string, job: Job) {
  const live = await findLiveSeat(job.db, account.id)
  if (live?.sharedSubscriptionId !== plan.id) {
    const held = (await job.publisher.seats(plan.crmSubscriptionId)) ?? []
    for (const one of held.filter(({ account_id }) => account_id === account.id))
      await job.publisher.removeSeat(plan.crmSubscriptionId, one.seat_id, `${entryId}.${one.seat_id}`)
  }
  await finishEntry(job.db, entryId)
}

async function isRefused(
  application: Application,
  { address }: NonNullable<SeatEntry['check']>,
  entryId: string,
  job: Job,
): Promise<boolean> {
  const { seat, plan, account } = application
  const typed = address ?? undefined
  const facts = await readSeatFacts(plan, { gpNumber: account.gpNumber, typed }, job)
  const refused = await transaction(job.db, async (tx) => {
    const held = await holdPlan(tx, plan.id, job)
    const reason = await judgeSeat(tx, { seat, plan: held, account }, facts, job)
    if (!reason) return false
    await putBack(tx, seat, job)
    await setSeatNotice(tx, account.id, reason)
    await finishEntry(tx, entryId)
    return true
  })
  return refused
}

import { type CustomerCopy, isUsableCopy, keysOf } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { findRightsCopy } from '../../customers/store/rights-copies.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import {
  changePlan,
  findPlansOf,
  lockPlan,
  type PlanRecord,
  type SharedSubscription,
} from '../store/shared-plans.ts'
import { countTakenSeats } from '../store/shared-seats.ts'
import { endSharedPlan } from './end-shared-plans.ts'
import { runningRecord } from './plan-record.ts'
import { renewSharedPlan } from './renew-shared-plan.ts'
import { mailMaximum } from './shared-plan-mails.ts'

/**
 * Updates the shared plans of a customer to what the publisher last said: ends or renews them, or changes the maximum.
 * It decides by the copy as it is after the plan was locked, so that of two simultaneous calls the newer data counts.
 * Without a usable copy nothing changes.
 */
export async function followSharedPlans(gpNumber: string, work: Work): Promise<void> {
  const copy = await usableCopy(work.db, gpNumber, work)
  if (!copy) return
  const ids = copy.subscriptions.map(({ id }) => id)
  const plans = await findPlansOf(work.db, gpNumber, ids)
  const outdated = plans.filter((plan) => changeOf(plan, copy, gpNumber, work.now))
  if (outdated.length === 0) return
  await transaction(
    work.db,
    async (tx) => {
      for (const { id } of outdated) await follow(tx, await lockPlan(tx, id), gpNumber, work)
    },
    ['shared_seat_live_account_key'],
  )
  tellRelay(work)
}

async function usableCopy(db: Tx, gpNumber: string, { now }: With<'now'>) {
  const copy = await findRightsCopy(db, gpNumber)
  return copy && isUsableCopy(copy, now) ? copy : null
}

async function follow(tx: Tx, plan: SharedSubscription, gpNumber: string, work: Work): Promise<void> {
  const copy = await usableCopy(tx, gpNumber, work)
  const change = copy && changeOf(plan, copy, gpNumber, work.now)
  if (!change) return
  if (change === 'ended') {
    // A known end counts from its day, even if it is noticed later.
    const endedAt = plan.endsAt && plan.endsAt <= work.now ? plan.endsAt : work.now
    return endSharedPlan(tx, plan, { endedAt, reason: 'plan_ended' }, work)
  }
  if (plan.status === 'ended') await renewSharedPlan(tx, plan, work)
  const moved = plan.endsAt?.getTime() !== change.endsAt?.getTime()
  const now = await changePlan(tx, plan.id, { ...change, ...(moved && { endingNoticeAt: null }) })
  const used = await countTakenSeats(tx, plan.id)
  if (change.maxMembers < plan.maxMembers && used > change.maxMembers) await mailMaximum(tx, now, used, work)
}

/** The change of a plan: the publisher's record while it runs, or `ended`. */
function changeOf(
  plan: SharedSubscription,
  copy: CustomerCopy,
  gpNumber: string,
  now: Date,
): PlanRecord | 'ended' | undefined {
  const record = runningRecord(plan.crmSubscriptionId, copy, { ownerGpNumber: gpNumber, now })
  // A plan that was transferred to another customer does not end with the former one.
  if (!record) return plan.status === 'live' && plan.ownerGpNumber === gpNumber ? 'ended' : undefined
  return plan.status === 'live' && isAsSaid(plan, record) ? undefined : record
}

const isAsSaid = (plan: SharedSubscription, record: PlanRecord) =>
  keysOf(record).every((field) => JSON.stringify(plan[field]) === JSON.stringify(record[field]))

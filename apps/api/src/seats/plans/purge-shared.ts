import { goneUntil } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { lockPlanIfLeft } from '../store/shared-plans.ts'
import {
  findPlansWithOldSeats,
  forgetPlans,
  forgetSeatHistory,
  removeOldSeats,
} from '../store/shared-retention.ts'

/**
 * Deletes seats and invitations a while after their end, plans that have none any more, and the history of both.
 * Source: docs/spec/flows.md#retention.
 */
export async function purgeShared({ db, now }: With<'db' | 'now'>): Promise<void> {
  const until = goneUntil('seats', now)
  for (const planId of await findPlansWithOldSeats(db, until))
    await transaction(db, async (tx) => {
      if (await lockPlanIfLeft(tx, planId)) await removeOldSeats(tx, planId, until)
    })
  await forgetPlans(db, goneUntil('sharedPlans', now))
  await forgetSeatHistory(db, goneUntil('seatHistory', now))
}

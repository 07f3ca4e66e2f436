import { Problem } from '@leserkonto/contracts'
import { planHasEnded } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { customerCopy } from '../../customers/shared/customer-copy.ts'
import { findLinkHolder } from '../../customers/store/account-links.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import { findManagingSeat, type SharedSeat } from '../store/shared-seats.ts'
import { followSharedPlans } from './follow-shared-plans.ts'
import { ownedPlan } from './owned-plan.ts'

/** A running plan that a reader manages; `ownSeat` is that of an administrator, null for the owner. */
export type ManagedPlan = { plan: SharedSubscription; ownSeat: SharedSeat | null }

/**
 * The plan a reader manages: as its owner, or as an administrator whom the owner of a company's plan has named; null without one.
 * The only place that decides it. Rejects as `ownedPlan`. Source: docs/spec/flows.md#administrators.
 */
export async function managedPlan(
  accountId: string,
  { force }: { force: boolean },
  work: Work,
): Promise<ManagedPlan | null> {
  const own = await ownedPlan(accountId, { force }, work)
  if (own) return { plan: own, ownSeat: null }
  const seat = await findManagingSeat(work.db, accountId)
  if (!seat) return null
  const { ownerGpNumber } = seat.sharedSubscription
  if (force) await customerCopy(ownerGpNumber, { force }, work)
  if (force || planHasEnded(seat.sharedSubscription, work.now)) await followSharedPlans(ownerGpNumber, work)
  const now = await findManagingSeat(work.db, accountId)
  return now && { plan: now.sharedSubscription, ownSeat: now }
}

/** Whether a reader may take seats of a plan back: its owner, or an administrator of it. */
export async function managesSeatsOf(
  plan: SharedSubscription,
  accountId: string,
  work: Work,
): Promise<boolean> {
  if (await isOwnerOf(plan, accountId, work)) return true
  return (await findManagingSeat(work.db, accountId))?.sharedSubscriptionId === plan.id
}

/** Whether a plan's customer number is linked to this account. */
export const isOwnerOf = async (
  { ownerGpNumber }: SharedSubscription,
  accountId: string,
  { db }: Pick<Work, 'db'>,
): Promise<boolean> => (await findLinkHolder(db, ownerGpNumber))?.id === accountId

/** Address of the account that a plan's customer number is linked to. */
export const ownerEmailOf = async (
  { ownerGpNumber }: SharedSubscription,
  { db }: Pick<Work, 'db'>,
): Promise<string | undefined> => (await findLinkHolder(db, ownerGpNumber))?.email

/** An administrator takes no seat of another administrator, nor the own one, which is left instead. Throws FORBIDDEN. */
export function refuseAdministrators(
  seats: readonly SharedSeat[],
  { ownSeat }: Pick<ManagedPlan, 'ownSeat'>,
): void {
  if (ownSeat && seats.some(({ manages }) => manages)) throw new Problem('FORBIDDEN')
}

import { type multiuser, type Output, Problem } from '@leserkonto/contracts'
import { seatStatus, takesSeat } from '@leserkonto/rules'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { CallOf } from '../../context.ts'
import { planToManage } from '../invitations/inviting-owner.ts'
import type { ManagedPlan } from '../plans/managed-plan.ts'
import { findPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { findSeatsOf } from '../store/shared-seats.ts'

type Shown = Output<typeof multiuser.show>

/** The company plan a reader owns or helps to manage. Throws FORBIDDEN if there is none, SHARED_OWNER_SUBSCRIPTION_ENDED if it is over. */
export async function companyPlan(
  { force }: { force: boolean },
  call: CallOf<'reader'>,
): Promise<ManagedPlan & { account: Account }> {
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('FORBIDDEN')
  const managed = await planToManage(account, { force }, call)
  if (managed.plan.type !== 'company') throw new Problem('FORBIDDEN')
  return { account, ...managed }
}

/** The users of a plan as they are now. The version was read before, so that later changes make it outdated. */
export async function shownUsers(
  { crmSubscriptionId }: SharedSubscription,
  call: CallOf<'reader'>,
): Promise<Shown> {
  const plan = await findPlan(call.db, crmSubscriptionId)
  if (!plan) throw new Error('a plan does not vanish')
  const taken = (await findSeatsOf(call.db, plan.id)).flatMap((seat) => {
    const status = seatStatus(seat, call.now)
    return takesSeat(status) ? [{ seat, status }] : []
  })
  return {
    version: plan.version,
    gp_number: plan.ownerGpNumber,
    company_name: plan.companyName,
    max_users: plan.maxMembers,
    used: taken.length,
    allowed_domains: plan.allowedDomains,
    users: taken.map(({ seat, status }) => ({
      id: seat.id,
      email: seat.email,
      given_name: seat.givenName,
      family_name: seat.familyName,
      status,
      manages: seat.manages,
    })),
  }
}

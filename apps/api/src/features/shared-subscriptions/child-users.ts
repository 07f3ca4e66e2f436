import type { sharedSubscriptions } from '@leserkonto/contracts'
import { seatStatus, shortName } from '@leserkonto/rules'
import type { Story } from '../../call.ts'
import { ownedPlan } from '../../steps/owned-plan.ts'
import { findLinkHolder } from '../../store/account-links.ts'
import { findLiveSeat, findSeatsOf } from '../../store/shared-seats.ts'
import { shownSeats, typeOf } from './shown-seat.ts'

/** The plan a reader shares, as its owner or as a member of it. */
export const childUsers: Story<typeof sharedSubscriptions.childUsers> = async (_input, call) => {
  const plan = await ownedPlan(call.reader.accountId, call)
  if (plan) {
    const seats = shownSeats(await findSeatsOf(call.db, plan.id), call.now)
    return {
      ...{ role: 'owner' as const, id: plan.id, type: typeOf(plan), title: plan.title },
      company_name: plan.companyName,
      ...{ max_members: plan.maxMembers, allowed_domains: plan.allowedDomains, ...seats },
    }
  }
  const seat = await findLiveSeat(call.db, call.reader.accountId)
  if (!seat) return { role: null }
  const shared = seat.sharedSubscription
  const owner = await findLinkHolder(call.db, shared.ownerGpNumber)
  return {
    ...{ role: 'member' as const, id: shared.id, type: typeOf(shared), title: shared.title },
    owner_name: owner && shortName(owner.givenName, owner.familyName),
    seat: { id: seat.id, status: seatStatus(seat, call.now) },
  }
}

import { sharedPlanLimits } from '@leserkonto/rules'

/** A plan that ended since then may still be renewed, and its seats with it. */
export const renewableSince = (now: Date): Date => new Date(now.getTime() - sharedPlanLimits.renewalMs)

/** Until when a plan or seat that has ended may come back, as a field of an answer; of a running one nothing. */
export const renewableUntil = ({ status, endedAt }: { status: string; endedAt: Date | null }) =>
  status === 'ended' &&
  endedAt && { renewable_until: new Date(endedAt.getTime() + sharedPlanLimits.renewalMs).toISOString() }

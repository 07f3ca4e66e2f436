import { sharedPlanLimits } from '@leserkonto/rules'

/** A plan that ended since then may still be renewed, and its seats with it. */
export const renewableSince = (now: Date): Date => new Date(now.getTime() - sharedPlanLimits.renewalMs)

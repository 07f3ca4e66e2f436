import type { multiuser } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { companyPlan, shownUsers } from './company-plan.ts'

/** Who shares the company's plan, for its owner. */
export const show: OperationOf<typeof multiuser.show> = async (_input, call) =>
  shownUsers((await companyPlan({ force: false }, call)).plan, call)

import type { multiuser } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { companyPlan, shownUsers } from './company-plan.ts'

/** Who shares the company's plan, for its owner. */
export const show: Story<typeof multiuser.show> = async (_input, call) =>
  shownUsers((await companyPlan({ force: false }, call)).plan, call)

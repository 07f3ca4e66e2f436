import { Problem, type sharedSubscriptions } from '@leserkonto/contracts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { OperationOf } from '../context.ts'
import { reasonNotToInvite, typedAddress } from './invitations/invitable.ts'
import { managedPlan, ownerEmailOf } from './plans/managed-plan.ts'
import { refusedRow } from './shown-seat.ts'
import { findSeatsOf } from './store/shared-seats.ts'

/** Whether who manages a plan may invite an address; the same for addresses with and without an account. */
export const validateChildUser: OperationOf<typeof sharedSubscriptions.validateChildUser> = async (
  input,
  call,
) => {
  const plan = (await managedPlan(call.reader.accountId, { force: false }, call))?.plan
  const account = await findAccount(call.db, call.reader.accountId)
  if (!plan || !account) throw new Problem('FORBIDDEN')
  const { email, wrong } = typedAddress(input.email)
  if (wrong) return { valid: false, code: wrong.code, message: wrong.message }
  const seats = await findSeatsOf(call.db, plan.id)
  const ownerEmail = await ownerEmailOf(plan, call)
  const judged = { ownEmail: account.email, ownerEmail, plan, seats, now: call.now }
  const reason = reasonNotToInvite(email, judged)
  return reason ? { valid: false, ...refusedRow(reason, plan) } : { valid: true }
}

import { causeIn } from '../shared/forms.ts'
import type { Act } from '../shared/record.ts'
import { createStaffRequest, findWaitingFor } from '../store/staff-requests.ts'

/** Asks a second person to delete an account; nothing is deleted yet. Call it while the account is locked. */
export const askDeletion: Act = async (tx, { account: { id: accountId }, values }, { ids, now, staff }) => {
  const cause = causeIn(values)
  if (!cause) return 'choice'
  if (await findWaitingFor(tx, accountId)) return 'waiting'
  const id = ids.newId()
  const { subject, name } = staff
  const asked = {
    id,
    accountId,
    act: 'account.deleted',
    ...cause,
    subject,
    name,
    requestedAt: now,
    detail: {},
  }
  await createStaffRequest(tx, asked)
  return { request: id }
}

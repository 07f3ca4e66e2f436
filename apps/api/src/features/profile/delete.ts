import { Problem, type profile } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { deleteAccount } from '../../steps/delete-account.ts'
import { tellRelay } from '../../steps/enqueue-mail.ts'
import { hasRunningPlan } from '../../steps/has-running-plan.ts'
import { holdSession } from '../../steps/hold-session.ts'
import { removeOrphans } from '../../steps/remove-orphans.ts'
import { requireFreshLogin } from '../../steps/require-fresh-login.ts'
import { findAccount } from '../../store/accounts.ts'
import { transaction } from '../../store/transaction.ts'

/**
 * Deletes the profile unless it is linked to a running plan. Whether one runs the publisher says, now: a copy is not
 * enough, and without an answer nothing is deleted.
 */
export const deleteProfile: Story<typeof profile.delete> = async ({ current_password }, call) => {
  const edition = call.edition(undefined).shortcut
  await requireFreshLogin(current_password, call)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  if (account.gpNumber && (await hasRunningPlan(account.gpNumber, call)))
    throw new Problem('DELETE_BLOCKED_BY_SUBSCRIPTION')
  const deleted = await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    return deleteAccount(tx, { account, by: 'reader', edition }, call)
  })
  if (!deleted) throw new Problem('CONFLICT')
  tellRelay(call)
  // What the store does not give up now the sweep takes later: the profile is gone either way.
  await removeOrphans(call, { now: call.now, accountId: account.id }).catch(() => undefined)
}

import { Problem, type profile } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { holdSession } from '../shared/hold-session.ts'
import { removeOrphans } from '../shared/remove-orphans.ts'
import { requireFreshLogin } from '../shared/require-fresh-login.ts'
import { findAccount } from '../store/accounts.ts'
import { deleteAccount, hasRunningPlan } from './delete-account.ts'

/**
 * Deletes the profile unless it is linked to a running plan. The publisher is asked whether one runs: a copy is not enough,
 * and without an answer nothing is deleted.
 */
export const deleteProfile: OperationOf<typeof profile.delete> = async (
  { current_password, ...said },
  call,
) => {
  const edition = call.askedEdition(undefined).shortcut
  await requireFreshLogin(current_password, call)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const gpNumbers = await findNumbersOf(call.db, account.id)
  if (await hasRunningPlan(gpNumbers, call)) throw new Problem('DELETE_BLOCKED_BY_SUBSCRIPTION')
  const why = { reason: said.reason ?? null, reasonText: said.reason_text || null }
  const deleted = await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    return deleteAccount(tx, { account, gpNumbers, by: 'reader', edition, why }, call)
  })
  if (!deleted) throw new Problem('CONFLICT')
  call.metrics.accountDeleted({ reason: why.reason ?? 'none', edition })
  tellRelay(call)
  // Pictures that cannot be removed now are removed by the sweep; the profile is deleted either way.
  await removeOrphans({ accountId: account.id }, call).catch(() => undefined)
}

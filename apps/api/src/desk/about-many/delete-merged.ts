import { goneUntil } from '@leserkonto/rules'
import { deleteAccount } from '../../accounts/profile/delete-account.ts'
import { removeOrphans } from '../../accounts/shared/remove-orphans.ts'
import { findAccount, lockAccount } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { transaction } from '../../store/database/run.ts'
import { findDueMerges, findMerge, forgetMerge } from '../store/account-merges.ts'

/**
 * Deletes accounts that went into another 30 days ago, or whose staying account was deleted, and forgets what became of older merges.
 * One that may sign in again is no longer part of a merge, and stays.
 */
export async function deleteMerged(work: Work): Promise<void> {
  for (const { id, goneId } of await findDueMerges(work.db, goneUntil('merges', work.now))) {
    await transaction(work.db, async (tx) => {
      await lockAccount(tx, goneId)
      const [merge, account] = [await findMerge(tx, id), await findAccount(tx, goneId)]
      if (!merge || !account) return
      if (merge.undoneAt || account.status !== 'blocked') return forgetMerge(tx, id)
      const gpNumbers = await findNumbersOf(tx, goneId)
      const deletion = { account, gpNumbers, by: 'job', edition: account.source } as const
      await deleteAccount(tx, deletion, { ...work, ip: '', userAgent: 'job' })
    })
    await removeOrphans({ accountId: goneId }, work).catch(() => undefined)
  }
}

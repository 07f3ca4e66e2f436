import { readAccountFile } from '../../accounts/store/account-files.ts'
import type { Account } from '../../accounts/store/accounts.ts'
import { findReaderCopies } from '../../customers/store/rights-copies.ts'
import type { DeskCall } from '../../desk-context.ts'
import { bitingLimits } from '../shared/biting-limits.ts'
import { findAccessForAll } from '../store/granted-access.ts'
import { isWaiting } from '../store/staff-requests.ts'

/** Everything the desk shows of a reader. It asks the publisher nothing: what is known here is shown with its age. */
export async function readReaderFile(account: Account, call: DeskCall) {
  const { db, reads, secrets, now } = call
  const { id: accountId, emailKey } = account
  const emailHmac = secrets.mac('address', emailKey)
  return {
    account,
    ...(await readAccountFile(db, { accountId, emailKey, emailHmac })),
    copies: await findReaderCopies(reads, accountId, now),
    openToAll: await findAccessForAll(db, now),
    isDeletionWaiting: await isWaiting(db, accountId),
    limits: await bitingLimits(account, call),
  }
}

/** All of it. */
export type ReaderFile = Awaited<ReturnType<typeof readReaderFile>>

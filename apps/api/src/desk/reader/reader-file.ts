import { readAccountFile } from '../../accounts/store/account-files.ts'
import type { Account } from '../../accounts/store/accounts.ts'
import { copiedReader, readerRights } from '../../customers/shared/reader-rights.ts'
import type { DeskCall } from '../../desk-context.ts'
import { bitingLimits } from '../shared/biting-limits.ts'
import { findMergesFrom, findMergesInto } from '../store/account-merges.ts'
import { findAccessForAll } from '../store/granted-access.ts'
import { findWaitingFor } from '../store/staff-requests.ts'

/** Everything the desk shows of a reader. It is what an article would decide by, with its age. */
export async function readReaderFile(account: Account, call: DeskCall) {
  const { db, secrets, now } = call
  const { id: accountId, emailKey } = account
  // As an article would: a copy that is no longer fresh is asked for again, and an outage leaves it as it is.
  const { copies } = await readerRights(
    await copiedReader(accountId, call),
    { edition: account.source },
    call,
  )
  const emailHmac = secrets.mac('address', emailKey)
  return {
    account,
    ...(await readAccountFile(db, { accountId, emailKey, emailHmac })),
    copies,
    openToAll: await findAccessForAll(db, now),
    waitsFor: (await findWaitingFor(db, accountId))?.act,
    mergeFrom: (await findMergesFrom(db, [accountId]))[0],
    mergesInto: await findMergesInto(db, accountId),
    limits: await bitingLimits(account, call),
  }
}

/** All of it. */
export type ReaderFile = Awaited<ReturnType<typeof readReaderFile>>

import { tellRelay } from '../steps/enqueue-mail.ts'
import type { LinkEntry, UnlinkEntry } from '../steps/outbox-entries.ts'
import { unlinkCustomer } from '../steps/unlink-customer.ts'
import { findAccount } from '../store/accounts.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

/**
 * Tells the publisher of a link that still stands here; an older link that gave way to it is ended first. A link the
 * publisher refuses is ended here too, and the reader is told.
 */
export async function deliverLink(entry: LinkEntry, entryId: string, job: Job): Promise<void> {
  const { accountId, gpNumber, edition, former } = entry
  const account = await findAccount(job.db, accountId)
  // Unlinked since: what it left at the publisher its own entry ends.
  if (account?.gpNumber !== gpNumber) return finishEntry(job.db, entryId)
  if (former) await job.publisher.unlink(gpNumber, former, `${entryId}.former`)
  const said = await job.publisher.link(gpNumber, accountId, entryId)
  if (!said.ok && said.code === 'VERSION_STALE') throw refusedForNow(said.code)
  await transaction(job.db, async (tx) => {
    if (!said.ok) await unlinkCustomer(tx, { accountId, gpNumber, edition, by: 'publisher' }, job)
    await finishEntry(tx, entryId)
  })
  tellRelay(job)
}

/** Tells the publisher that a link has ended, unless the account has linked the same number again meanwhile. */
export async function deliverUnlink(entry: UnlinkEntry, entryId: string, job: Job): Promise<void> {
  const { accountId, gpNumber } = entry
  const account = await findAccount(job.db, accountId)
  if (account?.gpNumber !== gpNumber) {
    const said = await job.publisher.unlink(gpNumber, accountId, entryId)
    // Unknown customer, or another account's link by now: there is nothing of ours to end.
    if (!said.ok && said.code === 'VERSION_STALE') throw refusedForNow(said.code)
  }
  await finishEntry(job.db, entryId)
}

const refusedForNow = (code: string) => Object.assign(new Error('the publisher asks to try again'), { code })

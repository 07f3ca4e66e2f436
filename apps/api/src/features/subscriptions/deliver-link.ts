import type { Work } from '../../context.ts'
import { unlinkCustomer } from '../../domain/customers/unlink-customer.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { LinkEntry, UnlinkEntry } from '../../outbox/entries.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'

/**
 * Tells the publisher about a link that still exists here; an older link that it replaces is ended first. If the publisher
 * refuses the link, it is ended here, too, and the reader gets a mail.
 */
export async function deliverLink(entry: LinkEntry, entryId: string, work: Work): Promise<void> {
  const { accountId, gpNumber, edition, former } = entry
  const account = await findAccount(work.db, accountId)
  // Unlinked in the meantime: another entry ends the link at the publisher.
  if (account?.gpNumber !== gpNumber) return void (await finishEntry(work.db, entryId))
  if (former) await work.publisher.unlink(gpNumber, former, `${entryId}.former`)
  const said = await work.publisher.link(gpNumber, accountId, entryId)
  if (!said.ok && said.code === 'VERSION_STALE') throw refusedForNow(said.code)
  await transaction(work.db, async (tx) => {
    if (!said.ok) await unlinkCustomer(tx, { accountId, gpNumber, edition, by: 'publisher' }, work)
    await finishEntry(tx, entryId)
  })
  tellRelay(work)
}

/** Tells the publisher that a link has ended, unless the account has linked the same number again. */
export async function deliverUnlink(entry: UnlinkEntry, entryId: string, work: Work): Promise<void> {
  const { accountId, gpNumber } = entry
  const account = await findAccount(work.db, accountId)
  if (account?.gpNumber !== gpNumber) {
    const said = await work.publisher.unlink(gpNumber, accountId, entryId)
    // The customer is unknown or linked to another account by now, so there is nothing to end.
    if (!said.ok && said.code === 'VERSION_STALE') throw refusedForNow(said.code)
  }
  await finishEntry(work.db, entryId)
}

const refusedForNow = (code: string) => Object.assign(new Error('the publisher asks to try again'), { code })

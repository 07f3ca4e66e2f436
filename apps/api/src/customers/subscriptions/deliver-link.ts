import type { With, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import type { LinkEntry, UnlinkEntry } from '../../outbox/entries.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { unlinkCustomer } from '../shared/unlink-customer.ts'
import { findLink } from '../store/account-links.ts'

/**
 * Tells the publisher about a link that still exists here; an older link that it replaces is ended first. If the publisher
 * refuses the link, it is ended here, too, and the reader gets a mail.
 */
export async function deliverLink(entry: LinkEntry, entryId: string, work: Work): Promise<void> {
  const { accountId, gpNumber, edition, former } = entry
  // Unlinked in the meantime: another entry ends the link at the publisher.
  if (!(await isLinkedTo(accountId, gpNumber, work))) return void (await finishEntry(work.db, entryId))
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
export async function deliverUnlink(
  entry: UnlinkEntry,
  entryId: string,
  work: With<'db' | 'publisher'>,
): Promise<void> {
  const { accountId, gpNumber } = entry
  if (!(await isLinkedTo(accountId, gpNumber, work))) {
    const said = await work.publisher.unlink(gpNumber, accountId, entryId)
    // The customer is unknown or linked to another account by now, so there is nothing to end.
    if (!said.ok && said.code === 'VERSION_STALE') throw refusedForNow(said.code)
  }
  await finishEntry(work.db, entryId)
}

const isLinkedTo = async (accountId: string, gpNumber: string, { db }: With<'db'>) =>
  (await findLink(db, gpNumber))?.accountId === accountId

const refusedForNow = (code: string) => Object.assign(new Error('the publisher asks to try again'), { code })

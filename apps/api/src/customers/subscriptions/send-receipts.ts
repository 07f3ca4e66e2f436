import { declarationReceipts } from '@leserkonto/mails'
import type { Work } from '../../context.ts'
import { enqueueMail, opened } from '../../outbox/enqueue.ts'
import type { ReceiptEntry } from '../../outbox/entries.ts'
import type { Tx } from '../../store/database/db.ts'
import { findOfOrder, finishEntry } from '../../store/outbox/outbox.ts'
import { collectionOf, findReceipt, mailReceipt, type Receipt } from './send-receipt.ts'

/** Receipts in one mail, and characters of theirs: mail servers take no mail of any size. More come in the next one. */
const most = { receipts: 200, characters: 500_000 }

/**
 * Sends what waits for this mailbox in one mail; runs in the transaction that finishes the oldest entry, and finishes those
 * of the others. An entry that another transaction writes at the same moment keeps its own time, so no receipt is lost.
 */
export async function sendReceipts(tx: Tx, entry: ReceiptEntry, work: Work): Promise<void> {
  const first = await findReceipt(tx, entry.id, work)
  if (!first) return
  const collected = [first]
  let characters = lengthOf(first)
  for (const { id, payload } of await findOfOrder(tx, collectionOf(first, entry, work), most.receipts - 1)) {
    const receipt = await findReceipt(tx, opened<'cancellation.receipts'>(payload, work).payload.id, work)
    characters += receipt ? lengthOf(receipt) : 0
    if (characters > most.characters) break
    if (receipt) collected.push(receipt)
    await finishEntry(tx, id)
  }
  if (collected.length === 1) return mailReceipt(tx, first, work)
  const { edition, to } = first
  const mail = declarationReceipts(collected, work.edition(edition))
  await enqueueMail(tx, { purpose: 'collected_receipts', to, edition, mail }, work)
}

const lengthOf = ({ content }: Receipt) => JSON.stringify(content).length

import { type DeclarationReceived, declarationReceipt } from '@leserkonto/mails'
import { emailKey, limits, untaggedEmailKey } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { enqueueEntry, enqueueMail } from '../../outbox/enqueue.ts'
import type { ReceiptEntry } from '../../outbox/entries.ts'
import { countTakes } from '../../sign-in/store/rate-limits.ts'
import type { Tx } from '../../store/database/db.ts'
import { findCancellation } from '../store/cancellations.ts'
import type { Declaration } from './declare.ts'

/** A receipt with where it goes. */
export type Receipt = DeclarationReceived & { edition: string; to: string }

/**
 * Sends the receipt of a declaration, or puts it to those of its mailbox that come in one mail, where others came within the
 * hour; runs in the transaction that finishes its outbox entry. The law owes it to everybody who declares, so none is
 * dropped. Source: docs/spec/contract.md#receipts-of-declarations.
 */
export async function sendReceipt(tx: Tx, entry: ReceiptEntry, work: Work): Promise<void> {
  const receipt = await findReceipt(tx, entry.id, work)
  if (!receipt) return
  const takes = limits.receipt.map(({ max, windowMs }) => ({
    ...{ bucket: 'receipt', key: mailboxOf(receipt, entry, work), windowMs },
    max: max * work.config.rateLimitFactor,
  }))
  const full = (await countTakes(tx, takes, work.now)).find(({ count, max }) => count > max)
  if (!full) return mailReceipt(tx, receipt, work)
  const orderKey = collectionOf(receipt, entry, work)
  const later = { kind: 'cancellation.receipts', payload: entry, notBefore: full.endsAt, orderKey } as const
  await enqueueEntry(tx, later, work)
}

/** A stored declaration as its receipt; undefined when it is stored no more. */
export async function findReceipt(tx: Tx, id: string, work: With<'secrets'>): Promise<Receipt | undefined> {
  const row = await findCancellation(tx, id)
  if (!row) return undefined
  const { edition, ...content }: Declaration = JSON.parse(work.secrets.open(row.payload))
  return { receiptId: id, receivedAt: row.receivedAt, content, edition, to: content.email }
}

/** Tags make no other mailbox; what a reader declares signed in is counted apart, so that no stranger makes it wait. */
const mailboxOf = ({ to }: Receipt, { reader }: ReceiptEntry, { secrets }: With<'secrets'>): string =>
  secrets.mac('limit', reader ? `receipt for reader ${reader}` : `receipt ${untaggedEmailKey(to)}`)

/**
 * What comes in one mail. Not every mail server knows tags: what was declared for the address itself goes to no tagged one,
 * which a stranger can have named before, and which may be nobody's or somebody else's.
 */
export const collectionOf = (receipt: Receipt, entry: ReceiptEntry, work: With<'secrets'>): string => {
  const mailbox = mailboxOf(receipt, entry, work)
  const isTagged = emailKey(receipt.to) !== untaggedEmailKey(receipt.to)
  return isTagged ? `${mailbox} tagged` : mailbox
}

/** Enqueues the mail of one receipt. */
export async function mailReceipt(tx: Tx, receipt: Receipt, work: Work): Promise<void> {
  const { content, edition, to } = receipt
  const mail = declarationReceipt(receipt, work.edition(edition))
  const purpose = content.kind === 'withdrawal' ? 'withdrawal_receipt' : 'cancel_receipt'
  await enqueueMail(tx, { purpose, to, edition, mail }, work)
}

import type { Input, subscriptions } from '@leserkonto/contracts'
import { caseNumber, emailKey, isCustomerNumber, readNumber } from '@leserkonto/rules'
import type { DeclaredContent } from '@leserkonto/texts'
import type { Call, OperationOf } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { createCancellation } from '../store/cancellations.ts'

/** A declaration as it was typed; so it is stored, encrypted. */
export type Declaration = DeclaredContent & { edition: string }

type Form =
  | Input<typeof subscriptions.cancel>
  | (Input<typeof subscriptions.withdraw> & { kind: 'withdrawal' })

/** Accepts a cancellation, even if it fits no customer. Source: § 312k BGB. */
export const cancel: OperationOf<typeof subscriptions.cancel> = (form, call) => declare(form, call)

/** Accepts a withdrawal from a contract, even if it fits no customer. Source: § 356a BGB. */
export const withdraw: OperationOf<typeof subscriptions.withdraw> = (form, call) =>
  declare({ ...form, kind: 'withdrawal' }, call)

/** Stores a declaration first; the outbox then tells the publisher and sends the receipt. */
async function declare(form: Form, call: Call) {
  await countDeclaration(form, call)
  const declaration: Declaration = { ...form, edition: call.askedEdition(form.edition).shortcut }
  const id = call.ids.newId()
  await transaction(call.db, async (tx) => {
    const payload = call.secrets.seal(JSON.stringify(declaration))
    const emailHmac = call.secrets.mac('address', emailKey(form.email))
    await createCancellation(tx, { id, payload, emailHmac, receivedAt: call.now })
    await enqueueEntry(tx, { kind: 'cancellation.receipt', payload: { id, ...ownReader(form, call) } }, call)
    await enqueueEntry(tx, { kind: 'publisher.cancellation', payload: { id } }, call)
  })
  tellRelay(call)
  return {
    receipt_id: id,
    case_number: caseNumber({ kind: form.kind, receiptId: id, receivedAt: call.now }),
    received_at: call.now.toISOString(),
  }
}

/** The reader whose own address the receipt goes to: no stranger makes it wait for others. */
const ownReader = ({ email }: Form, { reader }: Call) =>
  reader && emailKey(reader.email) === emailKey(email) ? { reader: reader.accountId } : {}

/**
 * A stranger may declare in anybody's name, so what is counted is the network: no count of an address or a customer number
 * is shared with another one. Source: docs/spec/contract.md#declarations-of-strangers.
 */
async function countDeclaration({ email, gp_number = '' }: Form, { limits, reader }: Call): Promise<void> {
  if (reader) return limits.take('ownDeclaration', { account: reader.accountId })
  const subject = readNumber(gp_number)
  await limits.take('declaration', { email, ...(isCustomerNumber(subject) && { subject }) })
}

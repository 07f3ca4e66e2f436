import type { Input, subscriptions } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import { createCancellation } from '../../store/cancellations.ts'
import { transaction } from '../../store/transaction.ts'

/** The declaration as it is stored, encrypted, and sent to the publisher unchanged. */
export type Declaration = Omit<Input<typeof subscriptions.cancel>, 'edition'> & { edition: string }

/**
 * Accepts a declaration, even if it fits no customer (§ 312k BGB): it is stored first; the outbox then tells the publisher
 * and sends the receipt.
 */
export const cancel: Story<typeof subscriptions.cancel> = async (form, call) => {
  const declaration: Declaration = { ...form, edition: call.askedEdition(form.edition).shortcut }
  const id = call.ids.newId()
  await transaction(call.db, async (tx) => {
    const payload = call.secrets.seal(JSON.stringify(declaration))
    await createCancellation(tx, { id, payload, receivedAt: call.now })
    await enqueueEntry(tx, { kind: 'cancellation.receipt', payload: { id } }, call)
    await enqueueEntry(tx, { kind: 'publisher.cancellation', payload: { id } }, call)
  })
  tellRelay(call)
  return { receipt_id: id, received_at: call.now.toISOString() }
}

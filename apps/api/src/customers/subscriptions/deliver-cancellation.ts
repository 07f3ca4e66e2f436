import { caseNumber } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import type { CancellationEntry } from '../../outbox/entries.ts'
import { transaction } from '../../store/database/run.ts'
import { finishEntry } from '../../store/outbox/outbox.ts'
import { findCancellation, markSubmitted } from '../store/cancellations.ts'
import type { Declaration } from './declare.ts'
import { understood } from './understood.ts'

/** Sends a stored declaration to the publisher, where repeats have no further effect; tried until it is accepted. */
export async function deliverCancellation(
  { id }: CancellationEntry,
  entryId: string,
  work: With<'db' | 'now' | 'publisher' | 'secrets'>,
): Promise<void> {
  const row = await findCancellation(work.db, id)
  if (row) {
    const declaration: Declaration = JSON.parse(work.secrets.open(row.payload))
    const { kind } = declaration
    const case_number = caseNumber({ kind, receiptId: id, receivedAt: row.receivedAt })
    const said = await work.publisher.cancellation({ ...understood(declaration), case_number }, id)
    if (!said.ok) throw Object.assign(new Error('the declaration was refused'), { code: said.code })
  }
  await transaction(work.db, async (tx) => {
    await markSubmitted(tx, id, work.now)
    await finishEntry(tx, entryId)
  })
}

import type { Declaration } from '../features/subscriptions/cancel.ts'
import type { CancellationEntry } from '../steps/outbox-entries.ts'
import { findCancellation, markSubmitted } from '../store/cancellations.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

/** Hands a stored declaration to the publisher, once whatever is repeated; it is kept and tried until it is taken. */
export async function deliverCancellation(
  { id }: CancellationEntry,
  entryId: string,
  job: Job,
): Promise<void> {
  const row = await findCancellation(job.db, id)
  if (row) {
    const declaration: Declaration = JSON.parse(job.secrets.open(row.payload))
    const edition = editionName(declaration.edition)
    const said = await job.publisher.cancellation({ ...declaration, edition }, id)
    if (!said.ok) throw Object.assign(new Error('the declaration was refused'), { code: said.code })
  }
  await transaction(job.db, async (tx) => {
    await markSubmitted(tx, id, job.now)
    await finishEntry(tx, entryId)
  })
}

const known = ['az', 'rt', 'ht', 'sso'] as const
const editionName = (name: string) => known.find((one) => one === name) ?? null

import type { Work } from '../context.ts'
import type { Tx } from '../store/db.ts'
import { finishEntry } from '../store/outbox.ts'
import { transaction } from '../store/transaction.ts'
import { tellRelay } from './enqueue.ts'

/**
 * Makes a handler for a decision after the answer, so that neither the answer nor its time reveals it. It runs in the
 * transaction that finishes the entry. Source: docs/decisions/0011-decisions-after-the-answer.md.
 */
export const decided =
  <Payload>(decide: (tx: Tx, payload: Payload, work: Work) => Promise<void>) =>
  async (payload: Payload, entryId: string, work: Work): Promise<void> => {
    await transaction(work.db, async (tx) => {
      await decide(tx, payload, work)
      await finishEntry(tx, entryId)
    })
    tellRelay(work)
  }

import { CancellationBody, type CancellationReceipt } from '@leserkonto/publisher-wire/declarations'
import type { FastifyInstance } from 'fastify'
import { isoTime } from '../clock.ts'
import { answerOnce } from '../idempotency.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'

/** Accepts a declaration under § 312k or § 356a BGB; people at the publisher match it to a contract later. */
export const cancellations = (app: FastifyInstance, world: World) => {
  app.post('/cancellations', (request, reply) => {
    const { kind } = parse(CancellationBody, request.body)
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => {
      const { counts } = dataSet.change()
      counts.cancellation += 1
      const receivedAt = isoTime(dataSet.clock.now())
      const receiptId = `${kind === 'withdrawal' ? 'W' : 'K'}-${receivedAt.slice(0, 10)}-${String(counts.cancellation).padStart(4, '0')}`
      const body: CancellationReceipt = { receipt_id: receiptId, received_at: receivedAt }
      return { status: 201, body }
    })
  })
}

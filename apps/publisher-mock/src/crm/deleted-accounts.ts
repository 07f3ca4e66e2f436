import { DeletedAccountBody, type DeletedAccountReceipt } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { isoTime } from '../clock.ts'
import { answerOnce } from '../idempotency.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'

/** Takes note why a reader has deleted an account. */
export const deletedAccounts = (app: FastifyInstance, world: World) => {
  app.post('/deleted-accounts', (request, reply) => {
    const said = parse(DeletedAccountBody, request.body)
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => {
      const { deletions } = dataSet.change()
      deletions.push(said)
      const id = `deletion-${String(deletions.length).padStart(6, '0')}`
      const body: DeletedAccountReceipt = { deletion_id: id, received_at: isoTime(dataSet.clock.now()) }
      return { status: 201, body }
    })
  })
}

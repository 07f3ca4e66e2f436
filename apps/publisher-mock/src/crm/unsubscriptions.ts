import { UnsubscriptionBody, type UnsubscriptionReceipt } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { isoTime } from '../clock.ts'
import { answerOnce } from '../idempotency.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'
import { noteConsent } from './consents.ts'

/** Takes note that a reader has left lists, those it no longer has too: nobody must go on getting mail for that. */
export const unsubscriptions = (app: FastifyInstance, world: World) => {
  app.post('/unsubscriptions', (request, reply) => {
    const { email, newsletter_ids, unsubscribed_at: at, ...why } = parse(UnsubscriptionBody, request.body)
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => {
      const rows = dataSet.change()
      const { counts } = rows
      counts.unsubscription += 1
      noteConsent(rows, { email, newsletterIds: newsletter_ids, said: { state: 'unsubscribed', at, ...why } })
      const id = `unsubscription-${String(counts.unsubscription).padStart(6, '0')}`
      const body: UnsubscriptionReceipt = {
        unsubscription_id: id,
        received_at: isoTime(dataSet.clock.now()),
      }
      return { status: 201, body }
    })
  })
}

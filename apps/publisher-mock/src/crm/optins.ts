import { OptinBody, type OptinReceipt } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { isoTime } from '../clock.ts'
import { newsletters } from '../data/newsletters.ts'
import { answerOnce } from '../idempotency.ts'
import { parse, refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { noteConsent } from './consents.ts'

/** Accepts a confirmed consent. */
export const optins = (app: FastifyInstance, world: World) => {
  app.post('/optins', (request, reply) => {
    const { email, newsletter_ids, confirmed_at: at } = parse(OptinBody, request.body)
    const offered = new Set(newsletters.map((list) => list.id))
    if (!newsletter_ids.every((id) => offered.has(id))) {
      throw refusal(422, 'NEWSLETTER_UNKNOWN', 'A newsletter is not known.')
    }
    const dataSet = world.dataSetOf(request)
    return answerOnce(request, reply, dataSet, () => {
      const rows = dataSet.change()
      const { counts } = rows
      counts.optin += 1
      noteConsent(rows, { email, newsletterIds: newsletter_ids, said: { state: 'subscribed', at } })
      const optinId = `optin-${String(counts.optin).padStart(6, '0')}`
      const body: OptinReceipt = { optin_id: optinId, received_at: isoTime(dataSet.clock.now()) }
      return { status: 201, body }
    })
  })
}

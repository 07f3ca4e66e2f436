import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoTime } from '../clock.ts'
import type { EventSecrets } from '../config.ts'
import { parse, refusal } from '../refusal.ts'
import type { DataSet } from '../sessions.ts'
import type { World } from '../world.ts'

/** Where events go and with which keys they are signed. */
export type EventDelivery = { eventTarget?: string; eventSecrets?: EventSecrets }

/** Loose on purpose: a test may send what the account service must refuse. */
const Body = z.strictObject({
  event: z.looseObject({ type: z.string(), gp_number: z.string().optional() }),
  send: z.boolean().default(true),
})
type Event = z.infer<typeof Body>['event']

const maxWaitMs = 10_000

/** Rises across restarts, too; otherwise the account service would treat a new event as an old one. */
const nextSeq = (dataSet: DataSet, gpNumber: string): number => {
  const { eventSeq } = dataSet.change()
  const seq = Math.max((eventSeq.get(gpNumber) ?? 0) + 1, Math.floor(dataSet.clock.now() / 1000))
  eventSeq.set(gpNumber, seq)
  return seq
}

const nextId = (dataSet: DataSet): string => {
  const { counts } = dataSet.change()
  counts.event += 1
  return `evt-${dataSet.clock.now()}-${counts.event}`
}

const complete = (event: Event, dataSet: DataSet): Event => ({
  id: nextId(dataSet),
  occurred_at: isoTime(dataSet.clock.now()),
  ...(event.gp_number && { seq: nextSeq(dataSet, event.gp_number) }),
  ...event,
})

/** X-Signature: HMAC-SHA256 over `<t>.<raw body>`, t in seconds, so that a body cannot be sent again later. */
const signatureOf = (rawBody: string, secret: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${rawBody}`).digest('hex')}`

/** Which part of the publisher says it: mail system, newsroom, or subscription system. */
const senderOf = ({ type }: Event) => {
  if (type.startsWith('mail.')) return 'mail'
  return /^(article|section|news)\./.test(type) ? 'content' : 'crm'
}

const signed = (event: Event, delivery: EventDelivery, request: FastifyRequest, nowMs: number) => {
  const { eventTarget, eventSecrets } = delivery
  if (!eventTarget || !eventSecrets) {
    throw refusal(503, 'EVENTS_NOT_CONFIGURED', 'EVENT_TARGET is needed.')
  }
  const body = JSON.stringify(event)
  const sender = senderOf(event)
  const scenario = request.headers['x-mock-scenario'] // so that what the event causes reads the same session
  return {
    method: 'POST',
    url: `${eventTarget}/internal/${sender}-events`,
    headers: {
      'content-type': 'application/json',
      'x-signature': signatureOf(body, eventSecrets[sender], Math.floor(nowMs / 1000)),
      ...(scenario && { 'x-mock-scenario': scenario.toString() }),
    },
    body,
  }
}

const deliver = async ({ url, ...init }: ReturnType<typeof signed>): Promise<number> => {
  const signal = AbortSignal.timeout(maxWaitMs)
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch(() => null)
  if (!response) throw refusal(503, 'EVENT_UNDELIVERED', 'The account service could not be reached.')
  await response.body?.cancel()
  return response.status
}

/**
 * POST emit `{event,send?}`: fills in id, occurred_at and seq where the event has none, signs and sends it.
 * The same id is a repeat, an explicit seq can be out of order; `send:false` only returns the signed request.
 */
export const emit = (app: FastifyInstance, world: World, delivery: EventDelivery) => {
  app.post('/emit', async (request) => {
    const body = parse(Body, request.body)
    const dataSet = world.dataSetOf(request)
    const event = complete(body.event, dataSet)
    const outgoing = signed(event, delivery, request, dataSet.clock.now())
    return { event, request: outgoing, status: body.send ? await deliver(outgoing) : null }
  })
}

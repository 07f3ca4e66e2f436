// A push service on this machine (RFC 8030): it takes what the account service sends to the browsers of testers, decrypts it
// with their keys, and shows it.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type BrowserKeys, decrypted, newBrowserKeys, senderOf } from './push-crypto.ts'

/** A message as its browser would get it. `copies`: how often it came, of which the last one counts. */
type Pushed = {
  subscription: string
  topic: string | null
  urgency: string
  ttl: number
  received_at: string
  copies: number
  payload: unknown
}
type Subscription = BrowserKeys & { sender?: string; answer?: { status: number; retry_after?: number } }

const maxMessages = 1_000
const maxSubscriptions = 10_000
/** Source: RFC 8030 §7.2. */
const maxBytes = 4_096

const idParams = z.object({ id: z.string() })
const wanted = z.strictObject({ subscription: z.string().optional() })
const answered = z.strictObject({
  status: z.int().min(200).max(599),
  retry_after: z.int().min(0).optional(),
})
const headers = z.object({
  ttl: z.coerce.number().int().min(0),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  'content-encoding': z.literal('aes128gcm'),
  authorization: z.string(),
})

/** Adds the push service and what testers ask of it. */
export function addPush(app: FastifyInstance): void {
  const subscriptions = new Map<string, Subscription>()
  const messages: Pushed[] = []
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  )
  app.post('/push/:id', async (request, reply) => {
    const { id } = idParams.parse(request.params)
    const subscription = subscriptions.get(id)
    if (!subscription) return reply.code(404).send({ error: 'NOT_FOUND' })
    const { status, retry_after } = subscription.answer ?? {}
    if (retry_after !== undefined) reply.header('retry-after', retry_after)
    if (status !== undefined && status >= 300) return reply.code(status).send({ error: 'ANSWER_AS_TOLD' })
    const { data } = headers.safeParse(request.headers)
    if (!data || !Buffer.isBuffer(request.body)) return reply.code(400).send({ error: 'BAD_REQUEST' })
    const origin = `${request.protocol}://${request.host}`
    const sender = await senderOf(data.authorization, origin).catch(() => undefined)
    if (!sender || (subscription.sender && subscription.sender !== sender))
      return reply.code(403).send({ error: 'NOT_THE_SENDER' })
    subscription.sender = sender
    keep(messages, {
      subscription: id,
      topic: data.topic ?? null,
      urgency: data.urgency,
      ttl: data.ttl,
      received_at: new Date().toISOString(),
      copies: 1,
      payload: JSON.parse(decrypted(request.body, subscription)),
    })
    return reply
      .code(201)
      .header('location', `${origin}/push/${id}/${randomBytes(8).toString('hex')}`)
      .send()
  })
  addTesters(app, subscriptions, messages)
}

/** A message of a topic replaces the one before, which its browser has not fetched. Source: RFC 8030 §5.4. */
function keep(messages: Pushed[], message: Pushed): void {
  const { subscription, topic } = message
  const former = messages.findIndex((one) => one.subscription === subscription && one.topic === topic)
  const replaced = topic !== null && former >= 0 ? messages.splice(former, 1)[0] : undefined
  messages.unshift({ ...message, copies: 1 + (replaced?.copies ?? 0) })
  messages.length = Math.min(messages.length, maxMessages)
}

function addTesters(
  app: FastifyInstance,
  subscriptions: Map<string, Subscription>,
  messages: Pushed[],
): void {
  app.post('/api/push/subscriptions', async (request, reply) => {
    if (subscriptions.size >= maxSubscriptions) return reply.code(503).send({ error: 'TOO_MANY' })
    const id = randomBytes(16).toString('base64url')
    const keys = newBrowserKeys()
    subscriptions.set(id, keys)
    const endpoint = `${request.protocol}://${request.host}/push/${id}`
    return reply.code(201).send({ id, endpoint, p256dh: keys.p256dh, auth: keys.auth })
  })
  app.delete('/api/push/subscriptions/:id', async (request, reply) => {
    const subscription = subscriptions.get(idParams.parse(request.params).id)
    if (!subscription) return notFound(reply)
    subscription.answer = { status: 410 }
    return reply.code(204).send()
  })
  /** From now on the push service answers so for a subscription. */
  app.put('/api/push/subscriptions/:id/answer', async (request, reply) => {
    const subscription = subscriptions.get(idParams.parse(request.params).id)
    if (!subscription) return notFound(reply)
    const { status, retry_after } = answered.parse(request.body)
    subscription.answer = { status, ...(retry_after !== undefined && { retry_after }) }
    return reply.code(204).send()
  })
  app.get('/api/push/messages', async (request) => {
    const { subscription } = wanted.parse(request.query)
    return { messages: messages.filter((one) => !subscription || one.subscription === subscription) }
  })
}

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'NOT_FOUND' })

import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { z } from 'zod'
import { addEvents } from './events.ts'
import { type Faults, faultModes } from './faults.ts'
import type { Mailbox } from './mailbox.ts'
import { shownHtml } from './message.ts'
import { addPage } from './page.ts'
import { addPush } from './push.ts'
import { addSecurityHeaders, mailPolicy } from './security-headers.ts'
import { address, addWait } from './wait.ts'

const maxBodyBytes = 4 * 1024
const filter = z.strictObject({ to: address.optional(), search: z.string().optional() })
const recipient = z.strictObject({ to: address.optional() })
const fault = z.strictObject({ mode: z.enum(faultModes) })
const id = z.object({ id: z.string() })

// links of a mail open in a new tab, because the inbox's policy does not allow other origins in the frame
const mailStart = '<!doctype html><meta charset="utf-8"><base target="_blank">'

/** The inbox: page, HTTP API and live updates over the given mailbox. Does not listen yet. */
export function buildInbox(mailbox: Mailbox, faults: Faults): FastifyInstance {
  const app = Fastify({ bodyLimit: maxBodyBytes, forceCloseConnections: true })
  addSecurityHeaders(app)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: 'BAD_REQUEST' })
    throw error
  })
  addPage(app)
  addEvents(app, mailbox, faults)
  addMessages(app, mailbox)
  addWait(app, mailbox)
  addPush(app)
  app.get('/api/faults', () => ({ mode: faults.mode() }))
  app.post('/api/faults', (request) => {
    const { mode } = fault.parse(request.body)
    faults.set(mode)
    return { mode }
  })
  return app
}

function addMessages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/api/messages', (request) => ({ messages: mailbox.list(filter.parse(request.query)) }))

  app.delete('/api/messages', async (request, reply) => {
    await mailbox.remove(mailbox.list(recipient.parse(request.query)).map((message) => message.id))
    return reply.code(204).send()
  })

  app.get('/api/messages/:id', async (request, reply) => {
    return (await mailbox.read(id.parse(request.params).id)) ?? notFound(reply)
  })

  app.delete('/api/messages/:id', async (request, reply) => {
    const removed = await mailbox.remove([id.parse(request.params).id])
    return removed > 0 ? reply.code(204).send() : notFound(reply)
  })

  app.get('/api/messages/:id/source', async (request, reply) => {
    const source = await mailbox.source(id.parse(request.params).id)
    return source ? reply.type('text/plain; charset=utf-8').send(source) : notFound(reply)
  })

  app.get('/api/messages/:id/html', async (request, reply) => {
    const source = await mailbox.source(id.parse(request.params).id)
    const html = source && (await shownHtml(source))
    if (!html) return notFound(reply)
    reply.header('content-security-policy', mailPolicy)
    return reply.type('text/html; charset=utf-8').send(mailStart + html)
  })
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'NOT_FOUND' })
}

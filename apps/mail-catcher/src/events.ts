import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import type { Mailbox } from './mailbox.ts'

const heartbeatMs = 15_000
const reconnectAfterMs = 1_000
// our choice: a page that no longer reads is disconnected instead of filling the memory
const maxUnreadBytes = 1024 * 1024

/**
 * `GET /api/events`, server-sent events: `added` (the line of the inbox), `removed` (`{ids}`), `fault` (`{mode}`).
 * Nothing is repeated after a lost connection; the page then loads the list again.
 */
export function addEvents(app: FastifyInstance, mailbox: Mailbox, faults: Faults): void {
  const open = new Set<PassThrough>()

  function send(event: string, data: unknown) {
    for (const stream of open) {
      if (stream.writableLength > maxUnreadBytes) stream.destroy()
      else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
  }

  mailbox.subscribe((change) => {
    if ('added' in change) send('added', change.added)
    else send('removed', { ids: change.removed })
  })
  faults.subscribe((mode) => send('fault', { mode }))

  const heartbeat = setInterval(() => {
    for (const stream of open) stream.write(':\n\n')
  }, heartbeatMs)

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of open) stream.end()
  })

  // the answer to HEAD would wait for the end of the stream
  app.get('/api/events', { exposeHeadRoute: false }, (_request, reply) => {
    const stream = new PassThrough()
    open.add(stream)
    stream.on('close', () => open.delete(stream))
    stream.write(`retry: ${reconnectAfterMs}\n\n`)
    return reply.type('text/event-stream').send(stream)
  })
}

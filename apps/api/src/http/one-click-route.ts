import type { IncomingMessage } from 'node:http'
import { unsubscribeByOneClick as entry } from '@leserkonto/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationOf } from '../context.ts'
import { readInput } from './read-input.ts'
import { type Caller, named, run } from './serve.ts'

const maxBytes = 4 * 1024

/**
 * Serves the one-click unsubscribe of mail programs, which follow no redirect. The same steps as every call (`run`), but
 * the body counts for nothing, whatever it is: RFC 8058 §3.1 binds who sends it, and the token alone says what is wanted.
 */
export function oneClickRoute(
  app: FastifyInstance,
  operation: OperationOf<typeof entry>,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller,
): void {
  const oneClick = named('newsletter.oneClick', entry, operation)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    // Fastify refuses what is no type before it asks for a parser.
    scope.addHook('onRequest', async ({ headers }) => {
      delete headers['content-type']
    })
    scope.post(entry.path, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      letPass(request.raw, reply)
      // A mail program may be a page of somebody else's.
      const caller = { ...callerOf(request, reply), isForeign: false }
      return run(oneClick, () => readInput(entry, request), caller)
    })
  })
}

/** Lets a body pass by unread. One that is too long ends with its connection. */
function letPass(body: IncomingMessage, reply: FastifyReply): void {
  let left = maxBytes
  body.on('data', ({ length }: Buffer) => {
    left -= length
    if (left >= 0) return
    body.pause()
    if (reply.sent) body.destroy()
    else reply.header('connection', 'close')
  })
}

import { unsubscribeByOneClick as entry, Problem } from '@leserkonto/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Story } from '../context.ts'
import { readInput } from './read-input.ts'
import { type Caller, run } from './serve.ts'

// RFC 8058 §3.1: mail programs send the first and may send the second.
const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded']
const maxBytes = 4 * 1024

/**
 * Serves the one-click unsubscribe of mail programs, which send a form and follow no redirect. The same steps as every
 * call (`run`); only the body is read differently, so JSON is refused here as a form is everywhere else.
 */
export function oneClickRoute(
  app: FastifyInstance,
  story: Story<typeof entry>,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller,
): void {
  const named = {
    name: 'newsletter.oneClick',
    entry,
    story: story as (input: unknown, call: Call) => Promise<unknown>,
  }
  app.register(async (form) => {
    form.removeAllContentTypeParsers()
    form.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (request: FastifyRequest, body: Buffer) =>
        fieldsOfForm(body, request.headers['content-type'] ?? ''),
    )
    form.post(entry.path, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return run(named, () => readInput(entry, request), callerOf(request, reply))
    })
  })
}

async function fieldsOfForm(body: Buffer, type: string): Promise<Record<string, unknown>> {
  try {
    // The platform's own reader of both kinds of form.
    const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(data)
  } catch (cause) {
    throw new Problem('MALFORMED_REQUEST', { cause })
  }
}

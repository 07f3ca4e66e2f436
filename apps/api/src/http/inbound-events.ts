import { Problem, parseInput } from '@leserkonto/contracts'
import {
  ContentEvent,
  CrmEvent,
  MailEvent,
  type MovedSession,
  MovedSessionBody,
  type UnsubscribeLinks,
  UnsubscribeLinksBody,
} from '@leserkonto/publisher-wire/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { signatureFault } from '../adapters/event-signature.ts'
import type { Deps, Work } from '../context.ts'
import { workOf } from '../work.ts'
import { type Counters, scenarioOf } from './caller.ts'

/** What is done with an event, and what became of it. */
type Take<Event> = (event: Event, work: Work) => Promise<string>
/** The operations of the senders. */
export type EventOperations = {
  crm: Take<CrmEvent>
  mail: Take<MailEvent>
  content: Take<ContentEvent>
  moveSession: (asked: MovedSessionBody, work: Work) => Promise<MovedSession>
  unsubscribeLinks: (asked: UnsubscribeLinksBody, work: Work) => Promise<UnsubscribeLinks>
}

/**
 * What the publisher, its newsroom and the mail system tell or ask us, each signed with a key of its own and served only
 * where that is configured. A repeat is answered like the first time. Throws SIGNATURE_MISSING, SIGNATURE_WRONG,
 * SIGNATURE_OUTDATED, MALFORMED_REQUEST, VALIDATION_FAILED.
 */
export function inboundEvents(
  app: FastifyInstance,
  operations: EventOperations,
  { metrics, requests }: Counters,
  deps: Deps,
): void {
  const { crm, content, mail, unsubscribe, moving } = deps.config.eventSecrets
  app.register(async (routes) => {
    // The signature is over the bytes as they came.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })

    const serve = <S extends z.ZodType>(
      path: string,
      secrets: readonly string[],
      schema: S,
      answer: (body: z.output<S>, work: Work) => Promise<object>,
    ) => {
      if (secrets.length === 0) return
      routes.post(path, async (request) => {
        const work = workOf({
          ...deps,
          publisher: deps.publisher.on({ scenario: scenarioOf(deps, metrics, request) }),
        })
        const rawBody = signedBody(request, secrets, work.now)
        // A publisher tells of all its customers in one night.
        requests.takeBack(request)
        return answer(parsed(schema, rawBody), work)
      })
    }

    serve('/internal/crm-events', crm, CrmEvent, taken(operations.crm))
    serve('/internal/mail-events', mail, MailEvent, taken(operations.mail))
    serve('/internal/content-events', content, ContentEvent, taken(operations.content))
    serve('/internal/unsubscribe-links', unsubscribe, UnsubscribeLinksBody, operations.unsubscribeLinks)
    serve('/internal/moved-sessions', moving, MovedSessionBody, operations.moveSession)
  })
}

const taken =
  <Event>(take: Take<Event>) =>
  async (event: Event, work: Work) => ({ status: await take(event, work) })

function signedBody(request: FastifyRequest, secrets: readonly string[], now: Date): string {
  const header = String(request.headers['x-signature'] ?? '')
  const rawBody = typeof request.body === 'string' ? request.body : ''
  const fault = signatureFault({ header, rawBody }, secrets, now)
  if (fault) throw new Problem(fault)
  return rawBody
}

/** Who gets here has the key: what is wrong with the body is said by its fields. */
function parsed<S extends z.ZodType>(schema: S, rawBody: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(rawBody)
  } catch {
    throw new Problem('MALFORMED_REQUEST')
  }
  const result = parseInput(schema, value)
  if (!result.ok) throw new Problem('VALIDATION_FAILED', { fields: result.fields })
  return result.data
}

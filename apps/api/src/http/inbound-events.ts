import { Problem } from '@leserkonto/contracts'
import {
  ContentEvent,
  CrmEvent,
  MailEvent,
  type UnsubscribeLinks,
  UnsubscribeLinksBody,
} from '@leserkonto/publisher-wire/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isSigned } from '../adapters/event-signature.ts'
import type { Deps, Work } from '../context.ts'
import { workOf } from '../work.ts'
import { type Counters, scenarioOf } from './caller.ts'

/** What is done with an event, and what became of it. */
type Take<Event> = (event: Event, work: Work) => Promise<string>
/** The stories of the senders. */
export type EventStories = {
  crm: Take<CrmEvent>
  mail: Take<MailEvent>
  content: Take<ContentEvent>
  unsubscribeLinks: (asked: UnsubscribeLinksBody, work: Work) => Promise<UnsubscribeLinks>
}

/**
 * What the publisher, its newsroom and the mail system tell or ask us, each signed; served only where a key is configured. A repeat is
 * answered like the first time. Throws AUTH_REQUIRED, MALFORMED_REQUEST, VALIDATION_FAILED.
 */
export function inboundEvents(
  app: FastifyInstance,
  stories: EventStories,
  { metrics, requests }: Counters,
  deps: Deps,
): void {
  const { eventSecrets } = deps.config.publisher
  if (eventSecrets.length === 0) return
  app.register(async (routes) => {
    // The signature is over the bytes as they came.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })

    const serve = <S extends z.ZodType>(
      path: string,
      schema: S,
      answer: (body: z.output<S>, work: Work) => Promise<object>,
    ) =>
      routes.post(path, async (request) => {
        const work = workOf({
          ...deps,
          publisher: deps.publisher.on({ scenario: scenarioOf(deps, metrics, request) }),
        })
        const rawBody = signedBody(request, eventSecrets, work.now)
        // A publisher tells of all its customers in one night.
        requests.takeBack(request)
        return answer(parsed(schema, rawBody), work)
      })

    serve('/internal/crm-events', CrmEvent, taken(stories.crm))
    serve('/internal/mail-events', MailEvent, taken(stories.mail))
    serve('/internal/content-events', ContentEvent, taken(stories.content))
    serve('/internal/unsubscribe-links', UnsubscribeLinksBody, stories.unsubscribeLinks)
  })
}

const taken =
  <Event>(take: Take<Event>) =>
  async (event: Event, work: Work) => ({ status: await take(event, work) })

function signedBody(request: FastifyRequest, secrets: readonly string[], now: Date): string {
  const header = String(request.headers['x-signature'] ?? '')
  const rawBody = typeof request.body === 'string' ? request.body : ''
  if (!isSigned({ header, rawBody }, secrets, now)) throw new Problem('AUTH_REQUIRED')
  return rawBody
}

function parsed<S extends z.ZodType>(schema: S, rawBody: string): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(rawBody)
  } catch {
    throw new Problem('MALFORMED_REQUEST')
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new Problem('VALIDATION_FAILED')
  return result.data
}

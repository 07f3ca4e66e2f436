import { Problem } from '@leserkonto/contracts'
import { CrmEvent, MailEvent } from '@leserkonto/publisher-wire/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isSigned } from '../adapters/event-signature.ts'
import type { Deps } from '../deps.ts'
import { type Job, jobOf } from '../jobs/job.ts'
import { takeCrmEvent } from '../steps/take-crm-event.ts'
import { takeMailEvent } from '../steps/take-mail-event.ts'
import { scenarioOf } from './caller.ts'
import type { Metrics } from './metrics.ts'

/**
 * What the publisher and the mail system tell us, each signed; served only where a key is configured. A repeat is
 * answered like the first time. Throws AUTH_REQUIRED, MALFORMED_REQUEST, VALIDATION_FAILED.
 */
export function inboundEvents(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
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
      take: (event: z.output<S>, job: Job) => Promise<string>,
    ) =>
      routes.post(path, async (request) => {
        const job = jobOf({
          ...deps,
          publisher: deps.publisher.on({ scenario: scenarioOf(deps, metrics, request) }),
        })
        const rawBody = signedBody(request, eventSecrets, job.now)
        return { status: await take(parsed(schema, rawBody), job) }
      })

    serve('/internal/crm-events', CrmEvent, takeCrmEvent)
    serve('/internal/mail-events', MailEvent, takeMailEvent)
  })
}

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

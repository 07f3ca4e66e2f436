import { Problem } from '@leserkonto/contracts'
import { mailSamples } from '@leserkonto/mails'
import { emblemCid } from '@leserkonto/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { equalSecrets } from '../adapters/secrets.ts'
import type { Deps, Metrics, Work } from '../context.ts'
import { workOf } from '../work.ts'
import { scenarioOf } from './caller.ts'
import { editionOfHost } from './edition-of.ts'

/** Health for the platform, counters where configured. */
export function operationsRoutes(
  app: FastifyInstance,
  deps: Deps,
  metrics: Metrics,
  isDraining: () => boolean,
): void {
  const isReachable = rememberedReachability(deps)
  app.get('/health/live', async () => ({ status: 'live' }))
  const isNot = (reply: FastifyReply, status: string) => reply.code(503).send({ status })
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return isNot(reply, 'stopping')
    return (await isReachable()) ? { status: 'ready' } : isNot(reply, 'database unreachable')
  })
  // Pages for strangers need no database, and calls that do say so themselves.
  app.get('/health/ready/pages', async (_request, reply) =>
    isDraining() ? isNot(reply, 'stopping') : { status: 'ready' },
  )
  const { metricsToken } = deps.config
  if (metricsToken)
    app.get('/metrics', async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
      if (!equalSecrets(token, metricsToken)) throw new Problem('AUTH_REQUIRED')
      return reply.type(metrics.contentType).send(await metrics.text(isDraining()))
    })
}

const rememberedMs = 1_000

/** Whether the database answers: asked once a second at most, however often somebody wants to know. */
function rememberedReachability({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): () => Promise<boolean> {
  let asked = { atMs: Number.NaN, answer: Promise.resolve(false) }
  const ask = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  return () => {
    const atMs = clock.now().getTime()
    // The clock may be set back, too.
    if (!(Math.abs(atMs - asked.atMs) < rememberedMs)) asked = { atMs, answer: ask() }
    return asked.answer
  }
}

// Nothing is loaded and no script runs; `sandbox` takes the origin away.
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

// A year of a session and the three of a proof of consent are passed in one step.
const mostS = 20 * 366 * 24 * 60 * 60

const ClockMove = z.union([
  z.strictObject({ advance_s: z.number().int().min(-mostS).max(mostS) }),
  z.strictObject({ reset: z.literal(true) }),
])

/** What tests ask of all processes together. */
export type TestControl = {
  moveClock: (offsetMs: number, work: Work) => Promise<void>
  reset: (work: Work) => Promise<void>
}

/** No website that a developer looks at may reset their data: its POST without a body needs no permission of ours. */
function refuseWebsites({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new Problem('FORBIDDEN')
}

/** What only exists in `local` and `dev`: mail previews, and where MOCK_CONTROL allows it the clock and the reset. */
export function developmentRoutes(
  app: FastifyInstance,
  control: TestControl,
  metrics: Metrics,
  deps: Deps,
): void {
  if (!deps.config.development) return
  app.get('/email', async () => ({ mails: Object.keys(mailSamples) }))
  app.get<{ Params: { name: string } }>('/email/:name', async (request, reply) => {
    const { name } = request.params
    const sample = Object.hasOwn(mailSamples, name) && mailSamples[name]
    if (!sample) throw new Problem('NOT_FOUND')
    const edition = editionOfHost(deps, request)
    const { subject, text, html } = sample(edition)
    // Browsers show it, programs get its parts.
    if (!/text\/html/.test(request.headers.accept ?? '')) return { subject, plain: text, html }
    const emblem = await deps.emblems(edition)
    const shown = emblem ? `data:image/png;base64,${emblem.toString('base64')}` : ''
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(`cid:${emblemCid}`, shown))
  })
  if (!deps.config.mockControl) return
  const workOfCall = (request: FastifyRequest) => {
    refuseWebsites(request)
    return workOf({ ...deps, publisher: deps.publisher.on({ scenario: scenarioOf(deps, metrics, request) }) })
  }
  app.post('/internal/clock', async (request) => {
    const move = ClockMove.safeParse(request.body)
    if (!move.success) throw new Problem('VALIDATION_FAILED')
    const offsetMs = 'reset' in move.data ? 0 : deps.clock.offsetMs() + move.data.advance_s * 1000
    await control.moveClock(offsetMs, workOfCall(request))
    return { now: deps.clock.now().toISOString() }
  })
  app.post('/internal/reset', async (request, reply) => {
    await control.reset(workOfCall(request))
    return reply.code(204).send()
  })
}

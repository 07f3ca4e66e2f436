import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { quickReader, link } = linkingOf(() => api)

/** The last span of this name. */
function spanOf(name: string): ReadableSpan {
  const found = api.spans.findLast((span) => span.name === name)
  if (!found) throw new Error(`there is no span "${name}"`)
  return found
}

/** What a span has called, in the order of their beginning. */
const below = (parent: ReadableSpan): ReadableSpan[] =>
  api.spans
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent.spanContext().spanId)
    .toSorted((one, other) => one.startTime[0] - other.startTime[0] || one.startTime[1] - other.startTime[1])

async function linked() {
  const { bearer } = await quickReader()
  const gpNumber = await api.publisher.newCustomer()
  return link(bearer, { gp_number: gpNumber, postcode: '12345' }).expect(200)
}

test('a call shows what it has asked of the database and the publisher', async () => {
  await linked()
  const call = spanOf('subscriptions.link')
  expect(call.attributes).toEqual({
    'leserkonto.operation': 'subscriptions.link',
    'leserkonto.edition': 'sso',
    'http.response.status_code': 200,
  })
  expect(call.kind).toBe(SpanKind.SERVER)
  const steps = below(call).filter(({ name }) => /^(reader|publisher|transaction)/.test(name))
  expect(steps.map(({ name }) => name)).toEqual([
    'reader-of-session',
    'publisher GET customers',
    'publisher GET customers subscriptions',
    'transaction',
  ])
  const statements = below(spanOf('transaction')).map(({ name }) => name)
  expect([statements.at(0), statements.at(-1)]).toEqual(['BEGIN', 'COMMIT'])
  expect(statements).toContain('INSERT customer_link')
})

test('what is delivered later leads back to the call that put it off', async () => {
  await linked()
  await api.settle()
  const { traceId } = spanOf('subscriptions.link').spanContext()
  const putOff = api.spans.filter(({ links }) => links.some(({ context }) => context.traceId === traceId))
  const delivery = putOff.find(({ name }) => name === 'outbox publisher.link')
  expect(delivery?.parentSpanContext).toBeUndefined()
  expect(delivery && below(delivery).map(({ name }) => name)).toContain('publisher PUT customers link')
})

test('a job has a trace of its own, and nothing that is done without one has any', async () => {
  await api.runJobs()
  expect(spanOf('job purge-tokens').parentSpanContext).toBeUndefined()
  expect(below(spanOf('job purge-tokens'))).not.toEqual([])
  expect(api.spans.map(({ name }) => name)).not.toContain('claim-others')
})

test('a refusal is an answer, an outage a failure; both say their code', async () => {
  await api.caller().request('get', '/userinfo').expect(401)
  const refused = spanOf('session.userinfo')
  expect(refused.status.code).toBe(SpanStatusCode.UNSET)
  expect(refused.attributes).toMatchObject({
    'http.response.status_code': 401,
    'error.type': 'AUTH_REQUIRED',
  })
  await api.publisher.goDown()
  const { bearer } = await quickReader()
  await link(bearer, { gp_number: '1000000101', postcode: '12345' }).expect(503)
  await api.publisher.heal()
  const failed = spanOf('subscriptions.link')
  expect(failed.status).toEqual({ code: SpanStatusCode.ERROR })
  expect(failed.attributes).toMatchObject({
    'http.response.status_code': 503,
    'error.type': 'GENERIC',
  })
  // Two questions at once: the first that fails ends the call.
  const asked = below(failed).find(({ name }) => name.startsWith('publisher GET'))
  expect(asked?.attributes).toEqual({ 'error.type': 'STATUS_503' })
})

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const given = `00-${trace}-00f067aa0ba902b7-01`

test.each([
  ['a trusted proxy is gone on from', given, '10.0.0.1', true],
  ['a trusted proxy that is none is not', `${given}-and-more`.toUpperCase(), '10.0.0.1', false],
  ['anybody else is not', given, undefined, false],
])('a trace of %s', async (_, traceparent, forwardedFor, goesOn) => {
  const call = supertest(api.app.server).get('/newsletter/list?edition=az').set('traceparent', traceparent)
  await (forwardedFor ? call.set('X-Forwarded-For', forwardedFor) : call).expect(200)
  expect(spanOf('newsletter.list').spanContext().traceId === trace).toBe(goesOn)
})

test('the line of a call names its trace, another line names none', async () => {
  await api.caller().request('get', '/newsletter/list?edition=az').expect(200)
  const { traceId } = JSON.parse(api.log().trim().split('\n').at(-1) ?? '')
  expect(traceId).toBe(spanOf('newsletter.list').spanContext().traceId)
  api.app.log.info('outside of calls')
  expect(JSON.parse(api.log().trim().split('\n').at(-1) ?? '')).not.toHaveProperty('traceId')
})

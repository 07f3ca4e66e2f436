import { errorCode } from '@leserkonto/rules'
import type { Attributes, SpanKind } from '@opentelemetry/api'

// What code says about the work it does, for OpenTelemetry. A span holds names and codes of ours: never an address, a token,
// the number of a customer or account, or a URL. Source: docs/spec/security.md#logs.

type Api = typeof import('@opentelemetry/api')

/** Only there where spans are recorded: elsewhere nothing of OpenTelemetry is loaded (docs/decisions/0020-traces.md). */
let api: Api | undefined

/** Lets the functions below take effect. */
export const recordBy = (loaded: Api): void => {
  api = loaded
}

const runningSpan = () => api?.trace.getActiveSpan()

/** Whether something is recorded here. */
export const isTraced = (): boolean => runningSpan() !== undefined

/** `parent`: the `traceparent` it goes on from; by default it goes on from the running span, or begins a trace. */
type Beginning = { kind: keyof typeof SpanKind; attributes?: Attributes; parent?: string | undefined }

/** Does work as a span, which fails as the work does. */
export async function span<T>(
  name: string,
  { kind, attributes = {}, parent }: Beginning,
  work: () => Promise<T>,
): Promise<T> {
  if (!api) return work()
  const from = parent === undefined ? api.context.active() : contextOf(api, parent)
  const options = { kind: api.SpanKind[kind], attributes }
  return api.trace.getTracer('leserkonto').startActiveSpan(name, options, from, async (begun) => {
    try {
      return await work()
    } catch (error) {
      noteFailure(error)
      throw error
    } finally {
      begun.end()
    }
  })
}

const contextOf = ({ propagation, ROOT_CONTEXT }: Api, traceparent: string) =>
  propagation.extract(ROOT_CONTEXT, { traceparent })

/** What a call or job asks of something else, as a span of it. Outside of one nothing is recorded. */
export const step = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  isTraced() ? span(name, { kind: 'CLIENT' }, work) : work()

/** Says more about the running span. */
export const note = (attributes: Attributes): void => void runningSpan()?.setAttributes(attributes)

/**
 * Says why the running span has failed, by a code alone: a message can hold a whole row. A refusal, such as that of a wrong
 * password, is an answer and no failure.
 */
export function noteFailure(error: unknown): void {
  note({ 'error.type': errorCode(error) ?? (error instanceof Error ? error.name : typeof error) })
  const isRefusal = error instanceof Error && 'status' in error && Number(error.status) < 500
  if (api && !isRefusal) runningSpan()?.setStatus({ code: api.SpanStatusCode.ERROR })
}

/** Leads from the running span to the one that has put it off, by its `traceparent`. */
export function noteCause(traceparent: string | undefined): void {
  const cause = api && traceparent && api.trace.getSpanContext(contextOf(api, traceparent))
  if (cause) runningSpan()?.addLink({ context: cause })
}

/** The `traceparent` of the running span. Source: https://www.w3.org/TR/trace-context/#traceparent-header */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  api?.propagation.inject(api.context.active(), carrier)
  return carrier.traceparent
}

/** What each line of the log says of the running span. */
export function traceOfLine(): { traceId?: string } {
  const traceId = runningSpan()?.spanContext().traceId
  return traceId === undefined ? {} : { traceId }
}

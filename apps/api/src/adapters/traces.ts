import { setTimeout as wait } from 'node:timers/promises'
import * as api from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { recordBy } from '../trace.ts'

/** With tries of a collector that is down or silent: a stop waits no longer for what it has not taken. */
const sendMs = 2_000

/** Where the process runs, and which share of the traces that it begins itself is recorded. */
type Recorded = { environment: string; share: number }

/** Hands the spans of this process, from now on, to the processor. Once in a process. */
export function recordSpans(processor: SpanProcessor, { environment, share }: Recorded): TracerProvider {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'leserkonto',
      'deployment.environment.name': environment,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  api.trace.setGlobalTracerProvider(provider)
  recordBy(api)
  return provider
}

/**
 * Sends spans to the collector at `endpoint`. What it does not take is lost; `failed` is told the first time. Returns how to
 * stop, which sends what is left.
 */
export function sendSpans(
  { endpoint, ...recorded }: Recorded & { endpoint: string },
  failed: (cause: unknown) => void,
): () => Promise<void> {
  let isTold = false
  const tellOnce = (cause: unknown) => {
    if (!isTold) failed(cause)
    isTold = true
  }
  setGlobalErrorHandler(tellOnce)
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendMs })
  const provider = recordSpans(new BatchSpanProcessor({ exporter }), recorded)
  // The exporter's own limit begins again with each byte of an answer.
  return () => Promise.race([provider.shutdown().catch(tellOnce), wait(sendMs)])
}

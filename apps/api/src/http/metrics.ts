import { Counter, Histogram, Registry } from 'prom-client'

/** Counters of the process for `/metrics`. */
export type Metrics = {
  called: (operation: string, code: string, durationMs: number) => void
  unexpected: (operation: string) => void
  text: () => Promise<string>
  contentType: string
}

/** A fresh set of counters. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const durations = new Histogram({
    name: 'leserkonto_call_duration_ms',
    help: 'Duration of calls in milliseconds',
    labelNames: ['operation', 'code'],
    buckets: [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000],
    registers,
  })
  const unexpected = new Counter({
    name: 'leserkonto_unexpected_errors_total',
    help: 'Errors that no operation declares',
    labelNames: ['operation'],
    registers,
  })
  return {
    called: (operation, code, durationMs) => durations.observe({ operation, code }, durationMs),
    unexpected: (operation) => unexpected.inc({ operation }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

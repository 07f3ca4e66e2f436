import { percentile } from '../hot-paths/figures.ts'
import type { Sample } from './load.ts'

/** A part of the run, by the clock of this process. */
export type Phase = { readonly name: string; readonly fromMs: number; readonly toMs: number }

/** What readers met in a part of the run; times in ms. */
export type Figures = {
  readonly name: string
  readonly seconds: number
  readonly calls: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
  readonly longestCall: number
  /** Kind of that call. */
  readonly slowest: string
  /** The longest time in which no call was answered well. */
  readonly longestGap: number
}

/** The longest of both: what a reader at the worst moment waited. */
export const longestPause = ({ longestCall, longestGap }: Figures): number =>
  Math.max(longestCall, longestGap)

/** Calls belong to the part in which they were due. */
export function figuresOf({ name, fromMs, toMs }: Phase, samples: readonly Sample[]): Figures {
  const due = samples.filter(({ dueMs }) => dueMs >= fromMs && dueMs < toMs)
  const times = due.map(({ dueMs, endMs }) => endMs - dueMs)
  const longestCall = Math.max(...times)
  return {
    name,
    seconds: (toMs - fromMs) / 1000,
    calls: due.length,
    failed: due.filter(({ failed }) => failed).length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longestCall,
    slowest: due.find(({ dueMs, endMs }) => endMs - dueMs === longestCall)?.kind ?? '',
    longestGap: longestGap({ fromMs, toMs }, samples),
  }
}

function longestGap({ fromMs, toMs }: Omit<Phase, 'name'>, samples: readonly Sample[]): number {
  const good = samples.filter(({ failed, endMs }) => !failed && endMs >= fromMs && endMs < toMs)
  const moments = [fromMs, ...good.map(({ endMs }) => endMs).toSorted((one, other) => one - other), toMs]
  return Math.max(...moments.map((moment, index) => moment - (moments[index - 1] ?? moment)))
}

/** How often each kind of failure was met. */
export function failuresOf(samples: readonly Sample[]): string[] {
  const all = samples.flatMap(({ kind, failed }) => (failed ? [`${kind}: ${failed}`] : []))
  return [...new Set(all)].map((one) => `${all.filter((other) => other === one).length} × ${one}`)
}

import type { Outcome } from './outcome.ts'

/** The sums of all runners' counts. */
export function countsOf(outcomes: readonly Outcome[]) {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
  }
}

/** The failed tests by name, one line per runner, and as the last line `N passed, N failed`, with `, N skipped` when some were. */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const failures = outcomes.flatMap((outcome) =>
    (outcome.failures ?? []).map((failure) => `  failed: ${outcome.name} › ${failure}`),
  )
  const lines = outcomes.map(({ name, note, ...counts }) => {
    const ran = counts.passed + counts.failed + counts.skipped > 0
    return `  ${name.padEnd(width)}  ${[ran && counted(counts), note].filter(Boolean).join('; ')}`
  })
  return ['', ...failures, '', ...lines, '', counted(countsOf(outcomes))].join('\n')
}

function counted({ passed, failed, skipped }: { passed: number; failed: number; skipped: number }): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

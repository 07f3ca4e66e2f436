import type { Outcome } from './outcome.ts'

/** The sums of all runners' counts. */
export function countsOf(outcomes: readonly Outcome[]) {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    flaky: sum(({ flaky = 0 }) => flaky),
  }
}

/**
 * The failed and the flaky tests by name, one line per runner, and as the last line `N passed, N failed`, with
 * `, N flaky` and `, N skipped` when some were.
 */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  const named = (word: string, of: (outcome: Outcome) => readonly string[] | undefined) =>
    outcomes.flatMap((outcome) => (of(outcome) ?? []).map((test) => `  ${word}: ${outcome.name} › ${test}`))
  const failures = [
    ...named('failed', ({ failures }) => failures),
    ...named('failed once', ({ unsteady }) => unsteady),
  ]
  const lines = outcomes.map(({ name, note, ...counts }) => {
    const ran = counts.passed + counts.failed + counts.skipped + (counts.flaky ?? 0) > 0
    return `  ${name.padEnd(width)}  ${[ran && counted(counts), note].filter(Boolean).join('; ')}`
  })
  return ['', ...failures, '', ...lines, '', counted(countsOf(outcomes))].join('\n')
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'flaky'>

function counted({ passed, failed, skipped, flaky = 0 }: Counts): string {
  const more = [flaky > 0 && `, ${flaky} flaky`, skipped > 0 && `, ${skipped} skipped`].filter(Boolean)
  return `${passed} passed, ${failed} failed${more.join('')}`
}

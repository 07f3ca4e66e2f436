/** How one runner ended. */
export type Outcome = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Tests that failed once and passed at their second try. */
  readonly flaky?: number
  /** File, title and reason of each failed test, printed again at the end of a long run. */
  readonly failures?: readonly string[]
  /** The same of each flaky one. */
  readonly unsteady?: readonly string[]
  /** Text in the summary next to the counts. */
  readonly note?: string
}

/** The outcome of a runner that is not available here: mentioned in the summary, neither passed nor failed. */
export const notRun = (name: string, why: string): Outcome => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 0,
  note: `not run: ${why}`,
})

/**
 * Corrects what a test runner reports: a runner that ended with an error without a failed test, or found no test at all,
 * counts as one failure.
 */
export function judged(counts: Outcome, exitCode: number | null): Outcome {
  const { passed, failed, skipped, flaky = 0 } = counts
  if (exitCode !== 0 && failed === 0)
    return { ...counts, failed: 1, note: `the runner ended with code ${exitCode}` }
  if (passed + failed + skipped + flaky === 0) return { ...counts, failed: 1, note: 'no test was found' }
  return counts
}

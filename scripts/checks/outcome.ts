/** How one runner ended. */
export type Outcome = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Where each failed test stands and what it promises, named again at the end of a long run. */
  readonly failures?: readonly string[]
  /** What the summary says beside the counts. */
  readonly note?: string
}

/** A runner that could not be used here at all, said in the summary and counted as neither passed nor failed. */
export const notRun = (name: string, why: string): Outcome => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 0,
  note: `not run: ${why}`,
})

/**
 * What a test runner reports, made honest: one that ended with an error but names no failed test, and one that found
 * no test at all, each count as one failure.
 */
export function judged(counts: Outcome, exitCode: number | null): Outcome {
  const { passed, failed, skipped } = counts
  if (exitCode !== 0 && failed === 0)
    return { ...counts, failed: 1, note: `the runner ended with code ${exitCode}` }
  if (passed + failed + skipped === 0) return { ...counts, failed: 1, note: 'no test was found' }
  return counts
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { judged, notRun, type Outcome } from './outcome.ts'
import { runTool } from './run.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Vitest's JSON report, as far as it is read here. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** More files than this do not fail by chance. */
const mostSecondTries = 5

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']

/**
 * Runs the projects of vitest.config.ts of that name; `*` is for any characters. Prints what they say at once, or what
 * runs beside something else in one piece at the end. A few files that failed have a second try alone, as a journey has;
 * what passes then is counted as flaky.
 */
export const runVitest = (
  name: string,
  projects = name,
  { env = {}, show = true }: { env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<Outcome> =>
  withTemporaryFolder(async (folder) => {
    const run = async (title: string, more: readonly string[] = []) => {
      const file = `${folder}/${title}.json`
      const args = [...vitest, '--project', projects, `--outputFile.json=${file}`, ...more]
      const { code, output } = await runTool(args, { show, env })
      if (!show) console.log(`\n── what ${name} said ──\n${output}`)
      return { code, report: read(file) }
    }
    const first = await run('first')
    const failed = failedFiles(first.report)
    if (failed.length === 0 || failed.length > mostSecondTries)
      return judged({ name, ...counts(first.report) }, first.code)
    console.log(`\n── ${name}: the second try of ${failed.map(inTree).join(', ')} ──`)
    const second = await run('second', ['--maxWorkers=1', ...failed])
    return judged({ name, ...secondCounts(first.report, second.report) }, second.code)
  })

/** Runs of these projects the test files that import, over whatever way, something changed since a commit. */
export const runRelated = (name: string, projects: string, since: string): Promise<Outcome> =>
  withTemporaryFolder(async (folder) => {
    const file = `${folder}/report.json`
    const args = [...vitest, '--project', projects, `--changed=${since}`, `--outputFile.json=${file}`]
    const { code } = await runTool(args, { show: true })
    const counted = { name, ...counts(read(file)) }
    const ran = counted.passed + counted.failed + counted.skipped > 0
    return code === 0 && !ran ? notRun(name, 'no test has to do with the change') : judged(counted, code)
  })

function counts(report: Report) {
  const failures = failuresOf(report)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failures.map(({ title, reason }) => (reason ? `${title}\n      ${reason}` : title)),
  }
}

/** The counts of a run whose failed files ran once more: what passes in the second report only is flaky. */
export function secondCounts(first: Report, second: Report) {
  const { passed, skipped } = counts(first)
  const now = counts(second)
  const unsteady = failuresOf(first).filter(
    ({ title }) => !failuresOf(second).some((failure) => failure.title === title),
  )
  return {
    passed,
    skipped,
    failed: now.failed,
    failures: now.failures,
    flaky: unsteady.length,
    unsteady: unsteady.map(({ title, reason }) => (reason ? `${title}\n      ${reason}` : title)),
  }
}

const failedFiles = (report: Report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

const failuresOf = (report: Report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    // a file that fails while it is loaded has no tests that could fail
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: `${inTree(name)} (could not be loaded)`, reason: firstLine(message) }]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${inTree(name)} › ${fullName}`,
        reason: firstLine(failureMessages?.[0]),
      }))
  })

const firstLine = (message = '') => message.split('\n', 1)[0]?.slice(0, 300) ?? ''

const inTree = (file: string) => relative(process.cwd(), file)

function read(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // the runner died before it wrote a report; its exit code shows that
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}

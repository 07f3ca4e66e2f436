import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { judged, notRun, type Outcome } from './outcome.ts'
import { runTool } from './run.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Vitest's JSON report, as far as it is read here. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']

/**
 * Runs the projects of vitest.config.ts of that name; `*` is for any characters. Prints what they say at once, or what
 * runs beside something else in one piece at the end.
 */
export const runVitest = (
  name: string,
  projects = name,
  { env = {}, show = true }: { env?: NodeJS.ProcessEnv; show?: boolean } = {},
): Promise<Outcome> =>
  withTemporaryFolder(async (folder) => {
    const file = `${folder}/report.json`
    const args = [...vitest, '--project', projects, `--outputFile.json=${file}`]
    const { code, output } = await runTool(args, { show, env })
    if (!show) console.log(`\n── what ${name} said ──\n${output}`)
    return judged({ name, ...counts(file) }, code)
  })

/** Runs of these projects the test files that import, over whatever way, something changed since a commit. */
export const runRelated = (name: string, projects: string, since: string): Promise<Outcome> =>
  withTemporaryFolder(async (folder) => {
    const file = `${folder}/report.json`
    const args = [...vitest, '--project', projects, `--changed=${since}`, `--outputFile.json=${file}`]
    const { code } = await runTool(args, { show: true })
    const counted = { name, ...counts(file) }
    const ran = counted.passed + counted.failed + counted.skipped > 0
    return code === 0 && !ran ? notRun(name, 'no test has to do with the change') : judged(counted, code)
  })

function counts(file: string) {
  const report = read(file)
  // a file that fails while it is loaded has no tests that could fail
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name }) => `${inTree(name)} (could not be loaded)`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${inTree(name)} › ${fullName}`),
      ),
    ],
  }
}

const inTree = (file: string) => relative(process.cwd(), file)

function read(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // the runner died before it wrote a report; its exit code shows that
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}

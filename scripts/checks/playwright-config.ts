import { readFileSync } from 'node:fs'
import { judged, type Outcome } from './outcome.ts'
import { runTool } from './run.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** The part of Playwright's JSON report that is read here. */
type Report = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string; tests: { status: string; projectName: string }[] }[]
}

/** Runs the tests of one Playwright configuration, or those of some of its files, each named by how its path begins. */
export function runPlaywright(
  name: string,
  config: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Promise<Outcome> {
  return withTemporaryFolder(async (folder) => {
    const file = `${folder}/report.json`
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      config,
      '--reporter=list,json',
      ...files,
    ]
    const { code } = await runTool(args, { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
    const { stats, errors, suites } = read(file)
    return judged(
      {
        name,
        passed: stats.expected,
        failed: stats.unexpected + errors.length,
        flaky: stats.flaky,
        skipped: stats.skipped,
        failures: suites.flatMap((suite) => testsIn(suite, 'unexpected')),
        unsteady: suites.flatMap((suite) => testsIn(suite, 'flaky')),
      },
      code,
    )
  })
}

function testsIn({ specs, suites = [] }: Suite, wanted: 'unexpected' | 'flaky'): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => [projectName, file, title].filter(Boolean).join(' › ')),
  )
  return [...here, ...suites.flatMap((suite) => testsIn(suite, wanted))]
}

function read(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // the runner died before it wrote a report; its exit code shows that
    return { suites: [], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }
  }
}

import { availableParallelism } from 'node:os'
import { notAvailableCode } from './not-available.ts'
import type { Outcome } from './outcome.ts'
import { runTool } from './run.ts'

/** A check without running the product; each counts as one test. */
type Check = { readonly name: string; readonly args: readonly string[] }

const sourceChecks: readonly Check[] = [
  {
    name: 'format and laws',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  {
    name: 'the generated documents agree with the operation table',
    args: ['scripts/api-docs.ts', '--check'],
  },
  { name: 'docs/retention.md agrees with the register', args: ['scripts/retention-docs.ts', '--check'] },
  { name: 'docs/publisher agrees with the protocol', args: ['scripts/publisher-docs.ts', '--check'] },
  {
    name: 'the schema of what moves in agrees with the code',
    args: ['scripts/moving-in-docs.ts', '--check'],
  },
  { name: 'alert rules', args: ['scripts/alert-rules.ts'] },
  { name: 'nothing unused', args: ['node_modules/knip/bin/knip.js'] },
]

const buildChecks: readonly Check[] = [
  { name: 'the first load keeps to its budget', args: ['scripts/budget.ts'] },
]

/** The checks of the sources. */
export const runStaticChecks = () => runChecks('static', sourceChecks)

/** The checks of the built web; it must have been built. */
export const runBuildChecks = () => runChecks('build', buildChecks)

/** Runs all checks, as many at once as there are cores, and prints the output of those that fail. */
async function runChecks(name: string, checks: readonly Check[]): Promise<Outcome> {
  const queue = [...checks]
  let failed = 0
  let skipped = 0
  async function work() {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { code, output } = await runTool(check.args, { show: false })
      if (code === 0) console.log(`✓ ${check.name}`)
      else if (code === notAvailableCode) {
        console.log(`– ${check.name}: skipped, ${output.trim()}`)
        skipped += 1
      } else {
        console.log(`✗ ${check.name}\n${output}`)
        failed += 1
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { name, passed: checks.length - failed - skipped, failed, skipped }
}

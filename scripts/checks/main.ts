import { generateClient } from '../stack/build.ts'
import type { Outcome } from './outcome.ts'
import { runChains, runChanged, sectionNames, wholeRun } from './sections.ts'
import { countsOf, summary } from './summary.ts'

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const chosen = only?.split(',').map((name) => [[name]]) ?? wholeRun
const unknown = chosen.flat(2).filter((name) => !sectionNames.includes(name))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.on('disconnect', () => process.exit(1))

if (unknown.length > 0) {
  console.error(`--only takes ${sectionNames.join(', ')}; not ${unknown.join(', ')}.`)
  process.exit(1)
}
await generateClient()
const outcomes: Outcome[] = []
if (process.argv.includes('--changed')) outcomes.push(...(await runChanged()))
else for (const chains of chosen) outcomes.push(...(await runChains(chains)))
console.log(summary(outcomes))
process.exit(countsOf(outcomes).failed === 0 ? 0 : 1)

// npm run test:faults – breaks what a running stack stands on, under load, and looks at what is left. `--only=<scenario>`
// runs one, `--seed=<number>` repeats a run, `--length=<share>` shortens the repeated parts. Ends with the figures as JSON.
import { buildWeb, generateClient } from '../../scripts/stack/build.ts'
import { randomOf } from './random.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

type Result = { name: string; outcome: 'passed' | 'failed' | 'not run'; seconds: number; figures: unknown }

const argument = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)

const seed = Number(argument('seed') ?? Date.now() % 2 ** 31)
const length = Number(argument('length') ?? 1)
const only = argument('only')
const chosen = scenarios.filter(({ name }) => !only || only.split(',').includes(name))
if (chosen.length === 0)
  throw new Error(`There is no scenario ${only}, only: ${scenarios.map(({ name }) => name).join(', ')}`)

async function tried(scenario: Scenario): Promise<Result> {
  const { name } = scenario
  const why = scenario.lacks()
  if (why) return { name, outcome: 'not run', seconds: 0, figures: why }
  const beganMs = performance.now()
  const seconds = () => Math.round((performance.now() - beganMs) / 1000)
  try {
    const figures = await scenario.run(randomOf(seed), length)
    return { name, outcome: 'passed', seconds: seconds(), figures }
  } catch (cause) {
    console.error(cause)
    const figures = (cause as { figures?: unknown }).figures ?? String(cause)
    return { name, outcome: 'failed', seconds: seconds(), figures }
  }
}

process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
await generateClient()
await buildWeb()
const results: Result[] = []
for (const scenario of chosen) {
  console.log(`\n── ${scenario.name}: ${scenario.sentence} (seed ${seed})`)
  const result = await tried(scenario)
  results.push(result)
  console.log(`${result.outcome} after ${result.seconds} s\n${JSON.stringify(result.figures, null, 1)}`)
}
console.log(JSON.stringify({ seed, length, results }))
// Readers of a scenario that failed may still be asking.
process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0)

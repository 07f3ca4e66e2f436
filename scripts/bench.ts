// npm run bench -- <name> … – runs measurements of bench/ one after the other; without a name it lists them.
import { join } from 'node:path'
import { runTool } from './checks/run.ts'

const measurements: Readonly<Record<string, string>> = {
  pages: 'overview, article and login on a phone, by Lighthouse and by their budgets',
  requests: 'overviews that the server sends for each second of processor time',
  ui: "server rendering of each block, beside Mantine's",
  start: 'how long `npm start` takes',
  memory: 'whether memory stays flat over 10,000 calls, with the publisher well and down',
  'idle-memory': 'memory of the service at rest',
  enumeration: 'whether the time of an answer tells if an address is known',
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in measurements))
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no measurement "${name}".`)
  const width = Math.max(...Object.keys(measurements).map((name) => name.length))
  for (const [name, what] of Object.entries(measurements)) console.log(`${name.padEnd(width)}  ${what}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}
for (const name of names) {
  const { code } = await runTool([join(import.meta.dirname, `../bench/${name}.ts`)], { show: true })
  if (code !== 0) process.exitCode = 1
}

// npm run bench -- <name> … – runs measurements of bench/ one after the other; without a name the one the service is judged
// by. `--list` lists them; `--quick` is handed on.
import { join } from 'node:path'
import { runTool } from './checks/run.ts'
import { generateClient } from './stack/build.ts'

const measurements: Readonly<Record<string, string>> = {
  'hot-paths':
    'reads, sign-ins, start, memory and pages beside the least that does the same; --quick: small and rough',
  pages: 'overview, article and login on a phone, by Lighthouse and by their budgets',
  requests: 'overviews that the server sends for each second of processor time',
  portal: "a portal's server checks 100,000 rights for 10,000 readers, within the limits",
  varnish: 'the service behind Varnish: whose page is whose, events, answers a second',
  start: 'how long `npm start` takes',
  refusals: 'what refused calls cost, and what one network that does its worst leaves to others',
  periodic: 'what each periodic job asks of a database of a million accounts where nothing is due',
  push: 'breaking news to 100,000 browsers, beside encrypting and sending alone; --quick: 5,000',
  traces: 'reads a second with a collector of traces and without',
  enumeration: 'whether the time of an answer tells if an address is known',
}

const given = process.argv.slice(2)
const options = given.filter((word) => word === '--quick')
const named = given.filter((word) => !word.startsWith('--'))
const names = named.length === 0 ? ['hot-paths'] : named
const unknown = [
  ...names.filter((name) => !(name in measurements)),
  ...given.filter((word) => word.startsWith('--') && !['--quick', '--list'].includes(word)),
]
if (given.includes('--list') || unknown.length > 0) {
  for (const word of unknown) console.error(`There is no measurement or option "${word}".`)
  const width = Math.max(...Object.keys(measurements).map((name) => name.length))
  for (const [name, what] of Object.entries(measurements)) console.log(`${name.padEnd(width)}  ${what}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}
// The measurements import the store, and with it the generated client, which a fresh clone does not have yet.
await generateClient()
for (const name of names) {
  const { code } = await runTool([join(import.meta.dirname, `../bench/${name}.ts`), ...options], {
    show: true,
  })
  if (code !== 0) process.exitCode = 1
}

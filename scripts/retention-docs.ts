// npm run docs:retention – writes docs/retention.md from the register of personal data; with --check it only says whether it
// agrees.
import { type Covered, type Kind, notPersonal, type Period, retentionGroups } from '@leserkonto/rules'
import { spanText, table, writeOrCheck } from './document.ts'

const titles: { [G in keyof typeof retentionGroups]: string } = {
  account: 'Accounts',
  signIn: 'Registering and signing in',
  newsletter: 'Newsletters',
  plan: 'Plans and mails',
  desk: 'The reader service',
  service: 'The service, and beside the database',
}

const bases: Readonly<Record<Kind['basis'], string>> = {
  consent: 'consent, Art. 6 (1) a',
  contract: 'contract, Art. 6 (1) b',
  obligation: 'legal obligation, Art. 6 (1) c',
  interest: 'legitimate interest, Art. 6 (1) f',
}

function page(): string {
  return `# Personal data: what, why, how long

Generated from \`retention\` in \`packages/rules\` by \`npm run docs:retention\`; do not edit. The jobs take their periods from the
same table, and the privacy page (\`/datenschutz\`) says the same in German. Read by engineers, no legal advice.

Every column of \`prisma/schema.prisma\` is here, or has a reason at the end; a new one fails
\`apps/api/src/jobs/retention.test.ts\` until it is registered. The same test plants a row of every kind and looks at it right
before and at its time, and deletes an account that has rows of every kind. A year ends with its calendar in Berlin. Jobs run at least
once a day, so that data is gone at most a day after its time.

${Object.entries(retentionGroups)
  .map(([group, kinds]) => section(titles[group as keyof typeof titles], kinds))
  .join('\n')}
## About nobody

${table(
  ['columns', 'what it is'],
  notPersonal.map((row) => [covered(row), row.why]),
)}
`
}

const section = (title: string, kinds: Readonly<Record<string, Kind>>) =>
  `## ${title}\n\n${Object.values(kinds).map(entryText).join('\n')}`

function entryText(kind: Kind): string {
  const { title, covers, elsewhere, purpose, basis, laws = [], period, endedBy, onDeletion, shownIn } = kind
  const rows = [
    ['where', [...covers.map(covered), ...(elsewhere ? [elsewhere] : [])].join('; ')],
    ['why', purpose],
    ['basis', [bases[basis], ...laws].join('; ')],
    ['how long', periodText(period)],
    ['ended by', 'job' in endedBy ? `job \`${endedBy.job}\`` : endedBy.other],
    ['account deleted', onDeletion === 'gone' ? 'gone with it' : `stays: ${onDeletion.stays}`],
    ['in the export', 'nowhere' in shownIn ? `no: ${shownIn.nowhere}` : shownIn.map(code).join(', ')],
  ]
  return `### ${title}\n\n${table(['', ''], rows)}\n`
}

const covered = ({ model, columns, rows }: Covered) =>
  `\`${model}\`${rows ? ` (${rows})` : ''}: ${columns.map(code).join(' ')}`

const code = (text: string) => `\`${text}\``

const timeOf = (ms: number) => spanText(ms / 60_000)

function periodText(period: Period): string {
  if ('forever' in period) return `without end: ${period.forever}`
  if ('until' in period) return `until ${period.until}`
  const otherwise = period.otherwise ? `, or ${timeOf(period.otherwise.ms)} ${period.otherwise.when}` : ''
  if ('years' in period) return `to the end of the ${period.years}rd year after ${period.after}${otherwise}`
  return `${period.ms === 0 ? 'as soon as' : `${timeOf(period.ms)} after`} ${period.after}${otherwise}`
}

writeOrCheck({ 'docs/retention.md': page() }, { source: 'the register', command: 'docs:retention' })
